"""What changed between two trees of plain data, and the second tree from the first and that.

A tree is what JSON can hold: dicts with text keys, lists, texts, numbers, true, false and null. Changes of a
tree are

- `{key: changes}` of some entries of a dict, or of a list by index;
- `[value]`: it is now this value;
- `[]`: an entry of a dict that is gone;
- `[start, gone, values]`: in a list, so many entries from `start` on are now these.

What is 1 in one tree and true in the other counts as the same: a field has one type.
"""

from __future__ import annotations

from typing import Any


def changes(old: Any, new: Any) -> Any:
    """What makes the new tree of the old one; None where they are the same."""
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return changes_of_dict(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return changes_of_list(old, new)
    return [new]


def changes_of_dict(old: dict[str, Any], new: dict[str, Any]) -> Any:
    found: dict[str, Any] = {}
    replaced = 0
    for key, value in new.items():
        if key not in old:
            found[key] = [value]
            replaced += 1
            continue
        change = changes(old[key], value)
        if change is not None:
            found[key] = change
            replaced += is_replaced(change)
    for key in old:
        if key not in new:
            found[key] = []
    return [new] if 2 * replaced > len(new) else found  # it is mostly another thing: that is said shorter


def changes_of_list(old: list[Any], new: list[Any]) -> Any:
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[len(old) - 1 - end] == new[len(new) - 1 - end]:
        end += 1
    if len(old) != len(new):
        return [start, len(old) - start - end, new[start : len(new) - end]]
    found: dict[str, Any] = {}
    replaced = 0
    for index in range(start, len(new) - end):
        change = changes(old[index], new[index])
        if change is not None:
            found[str(index)] = change
            replaced += is_replaced(change)
    if replaced > 1:
        return [start, len(old) - start - end, new[start : len(new) - end]]
    return found


def is_replaced(change: Any) -> bool:
    return isinstance(change, list) and len(change) == 1


def changed(tree: Any, change: Any) -> Any:
    """The tree that such changes make of one, which stays as it is; what is the same is shared by both."""
    if isinstance(change, list):
        if len(change) == 3:
            start, gone, values = change
            return [*tree[:start], *values, *tree[start + gone :]]
        return change[0]
    if isinstance(tree, list):
        entries = list(tree)
        for index, part in change.items():
            entries[int(index)] = changed(entries[int(index)], part)
        return entries
    fresh = dict(tree)
    for key, part in change.items():
        if part == []:
            del fresh[key]
        else:
            fresh[key] = changed(fresh.get(key), part)
    return fresh

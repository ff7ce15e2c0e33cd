"""What changed between two trees, and the second tree from the first and that."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tijdperk.kernel.changes import changed, changes
from tijdperk.kernel.game import game_ids
from tijdperk.kernel.match import Match

leaves = st.none() | st.integers(-3, 3) | st.text("ab", max_size=2)
trees = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4)
    ),
    max_leaves=20,
)


def encoded(tree: Any) -> bytes:
    return msgspec.json.encode(tree, order="sorted")


@given(trees, trees)
def test_changes_make_the_new_tree_of_the_old_one(old: Any, new: Any) -> None:
    before = encoded(old)
    change = msgspec.json.decode(msgspec.json.encode(changes(old, new)))
    made = old if change is None else changed(old, change)
    assert encoded(made) == encoded(new)
    assert encoded(old) == before
    assert (change is None) == (old == new)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, None),
        ({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 5, "c": 3}, {"b": [5]}),
        ({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 2}, {"c": []}),
        ({"a": 1}, {"a": 1, "b": None}, {"b": [None]}),
        ({"a": [1, 2, 3, 4]}, {"a": [1, 3, 4]}, {"a": [1, 1, []]}),
        ([1, 2], [1, 2, 3, 4], [2, 0, [3, 4]]),
        ([{"a": 1, "b": 2}, {"a": 3, "b": 4}], [{"a": 1, "b": 2}, {"a": 3, "b": 5}], {"1": {"b": [5]}}),
        ({"a": 1, "b": 2}, {"a": 3, "b": 4}, [{"a": 3, "b": 4}]),  # nothing of it is left
        ({"a": []}, {"a": {}}, [{"a": {}}]),
        (1, "one", ["one"]),
    ],
)
def test_what_is_said(old: Any, new: Any, said: Any) -> None:
    assert changes(old, new) == said


@pytest.mark.parametrize("name", game_ids())
def test_a_move_changes_little_of_a_view(name: str) -> None:
    """Over random play: what is sent of a view is less than a tenth of it."""
    match, rng = Match(name, {}, ["human"] * 2), random.Random(7)
    old = msgspec.to_builtins(match.game.view(match.position, 0), str_keys=True)
    whole = part = 0
    for _ in range(150):
        if match.over:
            break
        asked = rng.choice(match.decisions())
        match.play(rng.choice(match.legal(asked.seat)), asked.seat)
        new = msgspec.to_builtins(match.game.view(match.position, 0), str_keys=True)
        change = changes(old, new)
        assert encoded(old if change is None else changed(old, change)) == encoded(new)
        whole, part, old = whole + len(encoded(new)), part + len(encoded(change)), new
    assert part < whole / 10

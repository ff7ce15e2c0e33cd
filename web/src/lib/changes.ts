/** Changes of a tree of plain data, as the server writes them (kernel/changes.py): of some entries by key or
 * index; `[value]`, what it is now; `[]`, an entry that is gone; `[start, gone, values]`, a piece of a list. */
export type Changes = { [key: string]: Changes } | [] | [unknown] | [number, number, unknown[]];

/** The tree that changes make of another, which stays as it is; what is the same is shared by both. */
export function changed<T>(tree: T, changes: Changes): T {
  if (!Array.isArray(changes)) return entriesChanged(tree, changes);
  if (changes.length < 3) return changes[0] as T;
  const [start, gone, values] = changes as [number, number, unknown[]];
  return (tree as unknown[]).toSpliced(start, gone, ...values) as T;
}

function entriesChanged<T>(tree: T, changes: Record<string, Changes>): T {
  const fresh = (Array.isArray(tree) ? [...(tree as unknown[])] : { ...tree }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(changes)) {
    if (Array.isArray(part) && part.length === 0) delete fresh[key];
    else fresh[key] = changed(fresh[key], part);
  }
  return fresh as T;
}

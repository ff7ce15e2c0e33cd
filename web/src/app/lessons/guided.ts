/** Which texts of a first game were read, by table: after a reload, or on another way to the table, it goes on there. */
const keyOf = (table: string) => `guide:${table}`;

export function isGuided(table: string): boolean {
  return localStorage.getItem(keyOf(table)) !== null;
}

export function textsRead(table: string): ReadonlySet<string> {
  return new Set((localStorage.getItem(keyOf(table)) ?? '').split(' ').filter(Boolean));
}

export function keepTextsRead(table: string, read: ReadonlySet<string>): void {
  localStorage.setItem(keyOf(table), [...read].join(' '));
}

// Faces and gears as one divides them here, before anything is said to the server.
import { alwaysHappy, alwaysProductive, shownAssignment, type Assignment, type Token } from '../income';
import type { Table } from '../words';

class Dividing {
  /** Nothing while the server's best division stands. */
  own = $state.raw<Assignment | null>(null);
  /** The token in hand. */
  token = $state('');
  /** The settlement over which it is held. */
  over = $state('');

  assignment(table: Table): Assignment {
    return this.own ?? shownAssignment(table, table.seat);
  }

  /** a settlement takes one face and one gear; where there is one already, they change places. */
  put(table: Table, token: Token, land: string): void {
    const now = this.assignment(table);
    const taken = Object.keys(now).find((id) => now[id] === land && id.startsWith(`${token.kind}:`));
    const from = now[token.id];
    const { [token.id]: _, ...rest } = now;
    if (taken && taken !== token.id) {
      const { [taken]: _, ...others } = rest;
      this.own = { ...others, [token.id]: land, ...(from ? { [taken]: from } : {}) };
    } else this.own = { ...rest, [token.id]: land };
    this.token = '';
    this.over = '';
  }

  /** Back to those that lie idle. */
  takeOff(table: Table, token: string): void {
    const { [token]: _, ...rest } = this.assignment(table);
    this.own = rest;
    this.token = '';
  }

  clear(): void {
    this.own = null;
    this.token = '';
    this.over = '';
  }
}

export const dividing = new Dividing();

/** May a settlement take a token of this kind at all? */
export const takes = (table: Table, kind: Token['kind'], land: string): boolean => {
  const here = table.view.lands.find((one) => one.land === land);
  if (!here) return false;
  return kind === 'face' ? !alwaysHappy(table, here) : !alwaysProductive(here);
};

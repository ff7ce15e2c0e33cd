// An offer or a trade with the bank that is being put together, here and not yet at the server.
import type { OfferView } from '../messages';
import { phrase } from '../moves';
import { canDo } from '../placing';
import { realmOf, type Table } from '../words';

export type Side = 'gives' | 'wants';
export type Goods = Record<string, number>;

const inOrder = (table: Table, goods: string[]): string[] => {
  const order = table.content.good.map(({ id }) => id);
  return [...goods].sort((one, other) => order.indexOf(one) - order.indexOf(other));
};

class Composer {
  partner = $state(-1);
  gives = $state.raw<Goods>({});
  wants = $state.raw<Goods>({});
  /** The offer that this one answers; 0 for none. */
  answers = $state(0);
  /** R075: two goods for the bank, and the one it gives. */
  bank = $state.raw<string[]>([]);
  wanted = $state('');

  get empty(): boolean {
    return !Object.keys(this.gives).length && !Object.keys(this.wants).length;
  }
  ready(table: Table): boolean {
    return this.partner >= 0 && !this.empty && table.view.offers_left > 0;
  }

  set(side: Side, good: string, count: number): void {
    const goods = { ...this[side] };
    if (count > 0) goods[good] = count;
    else delete goods[good];
    this[side] = goods;
  }

  /** What a seat has left of a good, besides what it offers elsewhere: that is set aside. */
  available(table: Table, seat: number, good: string): number {
    const owned = realmOf(table, seat)?.goods[good] ?? 0;
    const offered = table.view.offers
      .filter(({ maker }) => maker === seat)
      .reduce((sum, { gives }) => sum + (gives[good] ?? 0), 0);
    return Math.max(0, owned - offered);
  }

  /** The same terms from the other side, to be changed. */
  reverse(offer: OfferView): void {
    this.partner = offer.maker;
    this.gives = { ...offer.wants };
    this.wants = { ...offer.gives };
    this.answers = offer.number;
  }

  /** One good more for the bank; a third one replaces the first. */
  toBank(good: string): void {
    this.bank = [...this.bank, good].slice(-2);
  }
  fromBank(at: number): void {
    this.bank = this.bank.filter((_, place) => place !== at);
  }
  bankMove(table: Table): string {
    if (this.bank.length < 2 || !this.wanted) return '';
    const [good, other] = inOrder(table, this.bank);
    const move = `trade ${good} and ${other} for ${this.wanted}`;
    return canDo(table, move) ? move : '';
  }

  clear(): void {
    this.partner = -1;
    this.gives = {};
    this.wants = {};
    this.answers = 0;
    this.clearBank();
  }
  clearBank(): void {
    this.bank = [];
    this.wanted = '';
  }

  /** The moves that make the offer, as one message. */
  phrase(table: Table): string {
    const side = (verb: string, goods: Goods) =>
      Object.entries(goods).flatMap(([good, count]) => Array<string>(count).fill(`${verb} 1 ${good}`));
    return phrase([
      ...(this.answers ? [`decline ${this.answers}`] : []),
      ...(table.view.draft ? ['drop offer'] : []),
      `deal with seat ${this.partner + 1}`,
      ...side('give', this.gives),
      ...side('want', this.wants),
      'propose',
    ]);
  }
  propose(table: Table): void {
    table.sendOffhand(this.phrase(table));
    this.clear();
  }
}

export const composer = new Composer();

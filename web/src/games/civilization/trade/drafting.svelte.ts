// An offer that is being put together, here and not yet at the server.
import type { GoodView, OfferView } from '../messages';
import { phrase, seatName } from '../moves';
import type { Table } from '../words';
import { lots, ownedBy } from './goods';

export type Side = 'gives' | 'wants';

class Composer {
  partner = $state(-1);
  gives = $state.raw<GoodView[]>([]);
  wants = $state.raw<GoodView[]>([]);
  /** The offer that this one answers; 0 for none. */
  answers = $state(0);
  /** Which goods are laid out to choose from. */
  pool = $state('cards');

  get empty(): boolean {
    return !this.gives.length && !this.wants.length;
  }

  count(side: Side, good: string): number {
    return this[side].find((one) => one.good === good)?.count ?? 0;
  }
  has(side: Side, good: string): boolean {
    return this.count(side, good) > 0;
  }

  set(side: Side, good: string, count: number): void {
    const others = this[side].filter((one) => one.good !== good);
    if (count <= 0) this[side] = others;
    else if (this.has(side, good))
      this[side] = this[side].map((one) => (one.good === good ? { good, count } : one));
    else this[side] = [...others, { good, count }];
  }

  /** One more, as far as there are; after the last one none. */
  toggle(table: Table, side: Side, good: string): void {
    if (side === 'gives' && this.partner < 0) this.partner = table.view.partners[0] ?? -1;
    const owner = side === 'gives' ? table.seat : this.partner;
    const most = ownedBy(table, owner).find((one) => one.good === good)?.count ?? 1;
    const next = this.count(side, good) + 1;
    this.set(side, good, next > most ? 0 : next);
  }

  /** Another partner: what the last one was to give does not come from this one. */
  choose(partner: number): void {
    if (partner !== this.partner) this.wants = [];
    this.partner = partner;
  }

  /** The same terms from the other side, to be changed. */
  reverse(offer: OfferView): void {
    this.partner = offer.maker;
    this.gives = offer.wants;
    this.wants = offer.gives;
    this.answers = offer.number;
  }

  clear(): void {
    this.partner = -1;
    this.gives = [];
    this.wants = [];
    this.answers = 0;
  }

  /** The moves that make the offer, as one message. */
  phrase(table: Table): string {
    const side = (verb: string, goods: GoodView[]) =>
      goods.flatMap(({ good, count }) => lots(good, count).map((lot) => `${verb} ${lot} ${good}`));
    return phrase([
      ...(this.answers ? [`decline ${this.answers}`] : []),
      ...(table.view.draft ? ['drop offer'] : []),
      `deal with seat ${seatName(this.partner)}`,
      ...side('give', this.gives),
      ...side('want', this.wants),
      'propose',
    ]);
  }
}

export const composer = new Composer();

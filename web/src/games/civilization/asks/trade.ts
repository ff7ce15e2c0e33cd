// What is asked while all trade.
import type { Bar, BarAction } from '../../../lib/game';
import { UI } from '../icons';
import { changeOf } from '../income';
import { composer } from '../trade/drafting.svelte';
import { capitalised, goodsWords, say, signed, type Table } from '../words';

export function trading(table: Table): Bar {
  const forMe = table.view.offers.filter(
    ({ partner, possible }) => partner === table.seat && possible,
  ).length;
  const ready = table.view.seats.filter(({ done }) => done).length;
  const players = table.view.seats.filter(({ out }) => !out).length;
  const done: BarAction = {
    id: 'done',
    label: say('act-done-trading'),
    icon: UI.done,
    key: 'D',
    small: say('act-done-trading-small', { ready, players }),
    move: 'done',
    primary: composer.empty && !forMe,
  };
  if (composer.empty || composer.partner < 0)
    return {
      question: say(forMe ? 'ask-trading-offers' : 'ask-trading', { offers: forMe }),
      consequence: { text: say('ask-trading-small', { offers: table.view.offers.length }), rule: 'G-49' },
      actions: [done],
    };
  const change = changeOf(table, table.seat, composer.wants, composer.gives);
  const gain = change.income + change.gold;
  return {
    question: offerQuestion(table),
    consequence: { text: say('ask-send-small'), rule: 'G-49' },
    chips: [{ label: table.name(composer.partner), seat: composer.partner, remove: () => composer.clear() }],
    actions: [
      {
        id: 'send',
        label: say(composer.answers ? 'act-send-counter' : 'act-send'),
        icon: UI.send,
        key: 'Enter',
        small: say('act-send-small', { gold: gain ? signed(gain) : '±0' }),
        run: () => {
          table.sendOffhand(composer.phrase(table));
          composer.clear();
        },
        primary: true,
      },
      ...exchange(table),
      done,
    ],
  };
}

/** with Magellan's Voyage one card for one card, which cannot be refused. */
function exchange(table: Table): BarAction[] {
  const [given, taken] = [composer.gives, composer.wants].map((goods) =>
    goods.length === 1 && goods[0]!.good.startsWith('card-') ? goods[0]!.good.slice('card-'.length) : '',
  );
  const move = `exchange ${given} for ${taken}`;
  if (!given || !taken || !table.offhand.includes(move)) return [];
  return [
    {
      id: 'exchange',
      label: say('act-exchange'),
      icon: UI.swap,
      small: say('act-exchange-small'),
      run: () => {
        table.sendOffhand(move);
        composer.clear();
      },
    },
  ];
}

/** "Horses for wine?", or what is asked or given for nothing. */
function offerQuestion(table: Table): string {
  const gives = goodsWords(table, composer.gives);
  const wants = goodsWords(table, composer.wants);
  if (!composer.gives.length) return say('ask-send-wants', { wants });
  return composer.wants.length
    ? capitalised(say('ask-send', { gives, wants }))
    : say('ask-send-gives', { gives });
}

// What the bar says at the market.
import type { Bar } from '../../../lib/game';
import { UI } from '../icons';
import { look } from '../look.svelte';
import { composer } from '../market/drafting.svelte';
import { goodName, goodsWords, say, type Table } from '../words';

export function market(table: Table): Bar {
  const ready = composer.ready(table);
  const chips = [{ label: say('act-market'), icon: UI.trade, remove: () => (look.open = '') }];
  return {
    question: say('ask-market'),
    chips,
    consequence: {
      text: ready
        ? say('market-offer', {
            name: table.name(composer.partner),
            gives: goodsWords(composer.gives),
            wants: goodsWords(composer.wants),
          })
        : say('market-small'),
      rule: 'R074',
    },
    actions: [
      ...(composer.bankMove(table)
        ? [
            {
              id: 'bank',
              label: say('act-bank'),
              icon: UI.trade,
              primary: !ready,
              run: () => {
                table.send(composer.bankMove(table));
                composer.clearBank();
              },
              small: say('bank-trade', {
                good: goodName(composer.bank[0] ?? ''),
                other: goodName(composer.bank[1] ?? ''),
                wanted: goodName(composer.wanted),
              }),
            },
          ]
        : []),
      ...(ready
        ? [
            {
              id: 'propose',
              label: say('act-propose', { name: table.name(composer.partner) }),
              icon: UI.right,
              key: 'P',
              primary: true,
              run: () => composer.propose(table),
            },
          ]
        : []),
      { id: 'close', label: say('act-close'), icon: UI.undo, key: 'Esc', run: () => (look.open = '') },
    ],
  };
}

// The decision bar while the technologies are open: what can be done about the chosen one.
import type { Bar, BarAction } from '../../../lib/game';
import { texts } from '../../../lib/texts.svelte';
import { enabledBy, eraNumber, improvementOf, technologyOf } from '../content';
import { UI } from '../icons';
import { tokensOf } from '../income';
import { look } from '../look.svelte';
import type { TechnologyView } from '../messages';
import { improvementName, say, technologyName, type Table } from '../words';

const back = (table: Table): BarAction => ({
  id: 'back',
  label: say(table.decision?.kind === 'purchasing' ? 'act-back-shop' : 'act-back'),
  icon: table.decision?.kind === 'purchasing' ? UI.basket : 'tp-undo',
  key: 'Esc',
  small: say('act-back-small', { count: table.view.receipts.length }),
  run: () => (look.open = ''),
});

export function technologyBar(table: Table): Bar {
  if (!table.view.advanced) return piles(table);
  const state = table.view.technologies.find(({ technology }) => technology === look.technology);
  if (!state)
    return {
      question: say('ask-technologies'),
      consequence: { text: say('ask-technologies-small') },
      actions: [back(table)],
    };
  const name = technologyName(table, state.technology);
  const move = `learn ${state.technology}`;
  const free = table.decision?.kind === 'free_technology';
  const gold = table.view.seats[table.seat]?.gold ?? 0;
  const buy: BarAction = {
    id: 'buy',
    label: say(free ? 'act-learn-free' : 'act-buy'),
    icon: UI.coins,
    key: 'Enter',
  };
  if (state.owner !== null || state.set_aside)
    return owned(table, state, { ...buy, why: say('why-owned'), small: say('why-owned') });
  if (state.missing.length) {
    const missing = texts.list(state.missing.map((id) => technologyName(table, id)));
    return {
      question: say('tech-later', { technology: name }),
      consequence: { warn: say('tech-missing'), text: missing, rule: 'A-19' },
      actions: [
        {
          ...buy,
          why: say('tech-missing-all', { technologies: missing }),
          small: say('tech-missing-count', { count: state.missing.length }),
        },
        back(table),
      ],
    };
  }
  if (table.choice(move))
    return {
      question: free
        ? say('tech-free', { technology: name })
        : say('tech-buy', { technology: name, price: state.price }),
      consequence: consequence(table, state),
      actions: [
        {
          ...buy,
          move,
          primary: true,
          ...(free ? {} : { small: say('tech-gold', { from: gold, to: gold - state.price }) }),
        },
        back(table),
      ],
    };
  const short = state.price - gold;
  const why =
    table.decision?.kind === 'purchasing' && short > 0 ? say('short', { gold: short }) : say('why-phase');
  return {
    question: say('tech-price', { technology: name, price: state.price }),
    consequence: consequence(table, state),
    actions: [{ ...buy, why, small: why }, back(table)],
  };
}

function owned(table: Table, state: TechnologyView, buy: BarAction): Bar {
  const { units, improvements } = enabledBy(table.content, state.technology);
  const enables = units.length + improvements.length > 0;
  const mine = state.owner === table.seat;
  const name = state.owner === null ? '' : table.name(state.owner);
  const key = mine ? 'tech-enables-mine' : 'tech-enables';
  return {
    question:
      state.owner === null
        ? say('node-aside', { technology: technologyName(table, state.technology) })
        : say(mine ? 'tech-mine' : 'tech-owner', {
            technology: technologyName(table, state.technology),
            name,
          }),
    consequence:
      enables && state.owner !== null
        ? { text: say(key, { name }), rule: 'A-22' }
        : { text: say('tech-enables-none') },
    actions: [buy, back(table)],
  };
}

/** What comes of buying it: the end of the era with what is lost, or why it costs less. */
function consequence(table: Table, state: TechnologyView): NonNullable<Bar['consequence']> {
  const era = eraNumber(table.view.era);
  const own = eraNumber(technologyOf(table.content, state.technology).era);
  if (state.ends_era) {
    const lost = (table.view.seats[table.seat]?.improvements ?? []).filter(
      (id) => eraNumber(improvementOf(table.content, id).era) < own,
    );
    const tokens = tokensOf(table, table.seat).filter(({ from }) => lost.includes(from)).length;
    return {
      warn: say('mind'),
      text: lost.length
        ? say('tech-ends-era-loss', {
            improvements: texts.list(lost.map((id) => improvementName(table, id))),
            count: tokens,
          })
        : say('tech-ends-era'),
      rule: 'A-04',
    };
  }
  if (own < era) {
    const wonder = enabledBy(table.content, state.technology).wonders.length > 0;
    return { text: say(wonder ? 'tech-past-wonder' : 'tech-past'), rule: 'A-25' };
  }
  if (state.price < state.full_price)
    return { text: say('tech-discount', { gold: state.full_price - state.price }), rule: 'A-27' };
  return { text: say('tech-royalty'), rule: 'A-22' };
}

/** S-04: cards of an era are alike; the first one that is left is taken. */
function piles(table: Table): Bar {
  const move = table.decision?.choices.map((one) => one.move).find((one) => one.startsWith('learn '));
  const gold = table.view.seats[table.seat]?.gold ?? 0;
  const { first_technology, next_technology } = table.content.standard.prices;
  const price = first_technology + next_technology * (table.view.seats[table.seat]?.technologies.length ?? 0);
  return {
    question: move ? say('pile-ask', { price }) : say('technologies'),
    consequence: { text: say('pile-small'), rule: 'S-20' },
    actions: [
      ...(move
        ? [
            {
              id: 'buy',
              label: say('act-buy'),
              icon: UI.coins,
              move,
              primary: true,
              small: say('tech-gold', { from: gold, to: gold - price }),
            },
          ]
        : []),
      back(table),
    ],
  };
}

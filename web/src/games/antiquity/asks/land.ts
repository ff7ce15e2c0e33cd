// What the bar says about the land: the first city, what is built there, exploration.
import type { Bar, BarAction } from '../../../lib/game';
import { texts } from '../../../lib/texts.svelte';
import { cartsLeft, landMove, litFields, offers, previewed } from '../building';
import { type Part, partsOf } from '../content';
import { SITE_ICONS, UI } from '../icons';
import { look } from '../look.svelte';
import { capitalised, goodName, priceWords, realmOf, say, siteName, type Table } from '../words';

/** A field that was pointed out, to be confirmed. */
function confirmed(table: Table, label: string, small: string): BarAction[] {
  const move = landMove(table);
  return move && table.choice(move)
    ? [
        {
          id: 'here',
          label,
          icon: UI.check,
          key: 'Enter',
          primary: true,
          small,
          run: () => {
            table.send(move);
            look.leaveLand();
          },
        },
      ]
    : [];
}

const letGoField = (): void => {
  if (look.field) look.field = '';
  else look.first = '';
};

function fieldChips(): NonNullable<Bar['chips']> {
  const { first, field } = look;
  const label = [first, field].filter(Boolean).join(' + ');
  return label ? [{ label, now: true, remove: letGoField }] : [];
}

export function choosing(table: Table): Bar {
  return {
    question: look.field ? say('ask-found', { field: look.field }) : texts.say('ask-choosing'),
    chips: fieldChips(),
    consequence: {
      text: look.field ? say('found-zone', { count: previewed(table).zone.length }) : say('choosing-small'),
      rule: 'R007',
    },
    actions: confirmed(table, say('act-found'), say('act-found-small')),
  };
}

const SITE_PRICES = (table: Table, site: string): Part[] => {
  if (site === 'farm') return [];
  return partsOf(table.content.site.find(({ id }) => id === site)?.cost);
};

export function countryside(table: Table): Bar {
  const realm = realmOf(table, table.seat);
  const carts = table.decision ? cartsLeft(table) : 0;
  const done: BarAction = {
    id: 'done',
    label: say('act-done'),
    icon: UI.check,
    key: 'K',
    move: 'done',
    small: say('act-done-small', { carts }),
  };
  const [site = '', good = ''] = look.site.split(' ');
  if (!site) {
    const any = offers(table).some(({ fields }) => fields.length);
    return {
      question: texts.say('ask-countryside'),
      consequence: {
        text: any ? say('land-small', { carts, food: realm?.food ?? 0 }) : say('land-nothing'),
        rule: 'R101',
      },
      actions: [{ ...done, primary: !any }],
    };
  }
  const name = capitalised(
    good ? say('site-of', { site: siteName(site), good: goodName(good) }) : siteName(site),
  );
  const { fields, zone } = previewed(table);
  const fishing = site === 'fishery' && !look.first;
  return {
    question: landQuestion(name, fishing),
    chips: [
      { label: name, icon: SITE_ICONS[site] ?? UI.land, remove: () => look.leaveLand() },
      ...fieldChips(),
    ],
    consequence: {
      text: look.field
        ? say(`brings-${site}`, { count: zone.length || fields.length })
        : say('land-lit', { count: litFields(table).length }),
    },
    actions: [
      ...confirmed(table, say(site === 'clean' ? 'act-clean' : 'act-build'), landPrice(table, site, good)),
      done,
    ],
  };
}

function landQuestion(name: string, fishing: boolean): string {
  if (look.field) return say('ask-here', { name, field: look.field });
  if (look.first) return say('ask-second', { field: look.first });
  return fishing ? say('ask-fishery', { name }) : say('ask-field', { name });
}

function landPrice(table: Table, site: string, good: string): string {
  if (site === 'farm') return say('count-of', { count: 1, good: goodName(good) });
  const parts = SITE_PRICES(table, site);
  return site === 'clean' || site === 'free-farm' || !parts.length ? say('free') : priceWords(parts);
}

export function exploring(table: Table): Bar {
  return {
    question: look.field ? say('ask-explore', { field: look.field }) : texts.say('ask-exploring'),
    chips: fieldChips(),
    consequence: { text: say('explore-small', { level: table.view.famine }), rule: 'R152' },
    actions: [
      ...confirmed(table, say('act-explore'), say('act-explore-small')),
      { id: 'pass', label: say('act-pass'), icon: UI.next, key: 'S', move: 'pass' },
    ],
  };
}

/** What this browser remembers of how one likes to look and listen. */

export type Theme = 'auto' | 'light' | 'dark';
export type Language = 'en' | 'nl';

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: 'auto' | 'off';
  marks: boolean;
  sounds: boolean;
  notices: boolean;
  text: boolean;
  /** How fast what others do is shown. */
  pace: Pace;
  /** What others did since one's last turn opens by itself. */
  recap: boolean;
  /** Maps move to where something happens. */
  follow: boolean;
}

export type Pace = 'slow' | 'normal' | 'fast';

const KEY = 'tijdperk';
const standard: Kept = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  marks: false,
  sounds: false,
  notices: false,
  text: false,
  pace: 'normal',
  recap: true,
  follow: true,
};

function remembered(): Kept {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...standard };
  }
}

export const settings: Kept = $state(remembered());

export function remember<K extends keyof Kept>(key: K, value: Kept[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function matches(query: string): { readonly yes: boolean } {
  const media = typeof matchMedia === 'function' ? matchMedia(query) : null;
  let yes = $state(media?.matches ?? false);
  media?.addEventListener('change', (event) => (yes = event.matches));
  return {
    get yes() {
      return yes;
    },
  };
}

const stillWanted = matches('(prefers-reduced-motion: reduce)');
const darkWanted = matches('(prefers-color-scheme: dark)');
const narrow = matches('(max-width: 720px)');
const upright = matches('(max-width: 980px)');
const railless = matches('(max-width: 1250px)');

export const motion = {
  get reduced(): boolean {
    return settings.motion === 'off' || stillWanted.yes;
  },
};

export const screen = {
  /** One column, as on a phone. */
  get phone(): boolean {
    return narrow.yes;
  },
  /** A tablet held upright: no room for columns side by side. */
  get upright(): boolean {
    return upright.yes;
  },
  /** No room for the rail beside the table. */
  get drawer(): boolean {
    return railless.yes;
  },
};

export const switchTheme = (): void => remember('theme', theme() === 'dark' ? 'light' : 'dark');

export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme;
  return darkWanted.yes ? 'dark' : 'light';
}

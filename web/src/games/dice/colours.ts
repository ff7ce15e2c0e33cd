// Colours of dice and buildings, as the page's own.
const OWN: Record<string, string> = { white: '--dice-white', black: '--dice-black', any: '--dice-any' };
const DARK_ON: string[] = ['white', 'yellow'];

/** The body of a die. */
export const dieColour = (colour: string): string => `var(${OWN[colour] ?? `--${colour}`})`;
/** What is drawn on it. */
export const dieInk = (colour: string): string => (DARK_ON.includes(colour) ? '#2b2107' : '#fff');
/** A building's colour, for edges and tints; the Gallery's white would not be seen. */
export const tint = (colour: string | undefined): string =>
  colour === 'white' ? 'var(--dice-leader)' : colour ? `var(--${colour})` : 'var(--dice-gold)';
/** The same where it is a sign by itself: lighter in the dark. */
export const signColour = (colour: string | undefined): string =>
  colour && colour !== 'white' ? `var(--dice-mark-${colour})` : tint(colour);

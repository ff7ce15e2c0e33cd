/** The pieces as they are drawn, on a field of 24 by 24. */

/** What soldiers wore: one drawing for each epoch, from the bronze cap to the shako. `cut` is left open. */
export const HELMETS: { body: string; cut?: string }[] = [
  {
    body: 'M5 16C5 8.4 8 4 12 4s7 4.4 7 12zM3.6 16.4h16.8v2.6H3.6zM5.4 19.4h3.2l-.6 2.6H6.6zM15.4 19.4h3.2L17.4 22H16z',
    cut: 'M11.3 4h1.4v12h-1.4z',
  },
  {
    body: 'M3.4 13.4C2.6 5.6 8.4 1 14.6 1.8c4 .5 6.2 3 6.6 6-2.6-2.2-5.6-2.8-8.4-2.2-3.6.8-6 3.4-6.4 7.8zM7.4 13c.4-3.8 3-6 6.6-5.8 3.4.2 5.4 2.6 5.4 6.2v9h-4.2v-6.2l-1.8-1.6-3 .2V22.4H8.6z',
  },
  {
    body: 'M2.6 9.6a10 10 0 0 1 18.8 0l-3 1.2a6.8 6.8 0 0 0-12.8 0zM5.6 14.4a6.4 6.4 0 0 1 12.8 0zM4.4 15.2h15.2v2H4.4zM5.6 17.8l1.4 5 3.4-1.8v-3.2zM18.4 17.8l-1.4 5-3.4-1.8v-3.2z',
  },
  {
    body: 'M12 1.4c4.4 3 7.4 7 7.4 12.2H4.6C4.6 8.4 7.6 4.4 12 1.4zM3.6 14.2h16.8v2.8H3.6zM10.6 17.4h2.8v5.4h-2.8zM4.8 17.6h2.6v4.2l-2-1zM19.2 17.6h-2.6v4.2l2-1z',
    cut: 'M11.5 4h1v9.6h-1z',
  },
  {
    body: 'M6 2.6h12l1.4 6.8-.8 12.4-6.6 1-6.6-1L4.6 9.4z',
    cut: 'M6.6 9.4h4.4v1.9H6.6zM13 9.4h4.4v1.9H13zM11.5 12.4h1v8.8h-1zM8 14.6h1.5v1.5H8zM8 17.4h1.5v1.5H8zM14.5 14.6H16v1.5h-1.5zM14.5 17.4H16v1.5h-1.5z',
  },
  {
    body: 'M12 1c3.4.4 6 3 6.8 8.4l.4 3.8c-4.6 1.2-9.8 1.2-14.4 0l.4-3.8C6 4 8.6 1.4 12 1zM.8 13c3.4 2 6.8 2.8 11.2 2.8S19.8 15 23.2 13c-1 5-5.2 7.8-11.2 7.8S1.8 18 .8 13z',
    cut: 'M11.4 3.4h1.2v8.8h-1.2z',
  },
  {
    body: 'M10.8.6h2.4v4h-2.4zM6.2 5h11.6l1 11.4H5.2zM4.8 17h14.4l1.8 3.4c-5.6 1.6-12.4 1.6-18 0z',
    cut: 'M12 7.6l1 2.2 2.4.2-1.8 1.6.6 2.4-2.2-1.3-2.2 1.3.6-2.4L8.6 10l2.4-.2z',
  },
];

/** Things that stand in a land beside its armies. */
export const GLYPHS = {
  fort: 'M3 3h4v3h3V3h4v3h3V3h4v7h-2v11H5V10H3zM10 21v-5a2 2 0 0 1 4 0v5z',
  city: 'M2 21V11l5-4 5 4v-1l5-6 5 6v11h-4v-5h-3v5h-2V11.4L12 13v8H9v-4H5v4z',
  capital: 'M12 2l9 5.6V10H3V7.6zM4.4 11h3v7h-3zM10.5 11h3v7h-3zM16.6 11h3v7h-3zM2.6 19h18.8v3H2.6z',
  monument: 'M10 2.5h4v4.5h3.5V12H21v5h2.5v5H.5v-5H3v-5h3.5V7H10z',
  resource: 'M12 1.5l8 10.5-8 10.5L4 12z',
  fleet:
    'M11 2h2v3c3 1 5 4 5 8h-5v2h8.5c-.6 3.8-3 6.5-6 6.5h-7C5 21.5 3 18.8 2.5 15H11v-2H6.5C7 9 8.5 6.5 11 5z',
} as const;

export type Glyph = keyof typeof GLYPHS;

/** The seats' shapes as on the plates, on a field of 24 by 24: colour is never all. */
export const SHAPES: string[] = [
  'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z',
  'M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z',
  'M12 1.5 23 21.5H1z',
  'M12 .5 23.5 12 12 23.5.5 12z',
  'M6.3 2.2h11.4L23.4 12l-5.7 9.8H6.3L.6 12z',
  'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z',
];

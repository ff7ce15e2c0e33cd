// The seven Wonders as flat landscapes, our own drawings: a sky, then shapes from back to front on a field of 300 by 100.
interface Scene {
  sky: string;
  paint: [fill: string, path: string][];
}

const SEA: Scene['paint'] = [
  ['#5b93a8', 'M0 74q75-6 150 0t150 0v26H0z'],
  ['#3f7890', 'M0 86q75-6 150 0t150 0v14H0z'],
];
const SAND: Scene['paint'] = [
  ['#e6c38a', 'M0 80q80-14 150-2t160-2v30H0z'],
  ['#d2a566', 'M0 90q90-10 170-1t140-4v20H0z'],
];
const GREEN: Scene['paint'] = [
  ['#9cb06a', 'M0 80q80-12 150-2t160-3v30H0z'],
  ['#7d9450', 'M0 90q90-10 170-1t140-4v20H0z'],
];

/** Columns between two heights. */
const columns = (from: number, to: number, step: number, top: number, bottom: number): string =>
  Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, i) => `M${from + i * step} ${top}h5v${bottom - top}h-5z`,
  ).join('');

export const scenes: Record<string, Scene> = {
  giza: {
    sky: '#f3c98b',
    paint: [
      ['#c58b4b', 'M-20 84 62 22 150 84z'],
      ['#9a6532', 'M62 22 150 84H84z'],
      ['#d9a25f', 'M90 84 190 8 300 84z'],
      ['#a9713b', 'M190 8 300 84H214z'],
      ...SAND,
    ],
  },
  alexandria: {
    sky: '#cfe0dc',
    paint: [
      ...SEA,
      ['#cbb488', 'M120 92q60-26 190-14v22H120z'],
      ['#efe3c6', 'M214 84 222 44h28l8 40z'],
      ['#d9c69d', 'M226 44 229 18h14l3 26z'],
      ['#b79b68', 'M231 18v-8h10v8z'],
      ['#f2a63b', 'M236 0q9 6 0 12-9-6 0-12z'],
      ['#8a9a5b', 'M0 88q50-16 110 2v10H0z'],
    ],
  },
  babylon: {
    sky: '#dfe3c4',
    paint: [
      ['#c9a06a', 'M20 86V62h260v24z'],
      ['#b98b55', 'M60 62V42h180v20z'],
      ['#c9a06a', 'M105 42V22h90v20z'],
      [
        '#5f8a45',
        'M20 62q12 16 24 0t24 0h-8v-4H20zM240 62q12 16 24 0t24 0v-5h-48zM60 42q15 16 30 0t30 0v-5H60zM180 42q15 16 30 0t30 0v-5h-60zM105 22q22 16 45 0t45 0v-8q-45-8-90 0z',
      ],
      ...GREEN,
    ],
  },
  ephesus: {
    sky: '#d6dfe8',
    paint: [
      ['#e9dcc0', 'M90 34 190 6l100 28z'],
      ['#d4c19a', 'M96 34h188v8H96z'],
      ['#efe6cf', columns(102, 276, 22, 42, 76)],
      ['#cdb98f', 'M84 76h212v8H84z'],
      ['#8ea765', 'M0 74q40-26 84 2v12H0z'],
      ...GREEN,
    ],
  },
  halicarnassus: {
    sky: '#ecd3bd',
    paint: [
      ['#d9c5a4', 'M150 84V58h110v26z'],
      ['#efe3c9', columns(156, 250, 16, 34, 58)],
      ['#cbb38a', 'M148 34h114l-30-22h-54z'],
      ['#8f6f45', 'M194 12V2h22v10z'],
      ['#b6a07a', 'M40 84V66h70v18z'],
      ...SAND,
    ],
  },
  olympia: {
    sky: '#e4d8b4',
    paint: [
      ['#b7a07a', 'M110 88V20h150v68z'],
      ['#d8b04a', 'M168 88V60h44v28z'],
      ['#e2c98f', 'M172 62q-6-26 18-30 24 4 18 30z'],
      ['#7c5a34', 'M182 32q0-16 9-16t9 16q-9 8-18 0z'],
      ['#d8b04a', 'M214 88V22h4v66z'],
      ['#efe3c6', columns(116, 150, 14, 20, 88)],
      ['#efe3c6', columns(230, 254, 14, 20, 88)],
      ...GREEN,
    ],
  },
  rhodes: {
    sky: '#c9dbe4',
    paint: [
      ['#a98f66', 'M96 88V74h52v14zM208 88V74h52v14z'],
      ['#9c7a3f', 'M126 74 162 40h18l-28 34zM230 74 196 40h-18l26 34z'],
      ['#b88f4b', 'M158 44V20q20-10 40 0v24z'],
      ['#b88f4b', 'M196 22 224 2l4 5-26 24z'],
      ['#8f6c33', 'M170 18q-2-16 8-16t8 16z'],
      ['#f2a63b', 'M224 0h9v7h-9z'],
      ...SEA,
    ],
  },
};

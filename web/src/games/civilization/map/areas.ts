import type { Area } from './props';

/** What the map needs of a content file. */
interface Places {
  land: { id: string; continent: string; at: number[]; neighbours?: string[]; seas?: string[] }[];
  sea: { id: string; at: number[]; neighbours?: string[] }[];
}

/** The lands and seas of a content file, with their names. A key that a record leaves out means none. */
export function areasOf({ land, sea }: Places, nameOf: (kind: 'land' | 'sea', id: string) => string): Area[] {
  const coasts = (id: string) => land.filter(({ seas = [] }) => seas.includes(id)).map((one) => one.id);
  return [
    ...land.map(({ id, continent, at, neighbours = [], seas = [] }) => ({
      id,
      name: nameOf('land', id),
      sea: false,
      continent,
      at: [at[0]!, at[1]!] as [number, number],
      neighbours: [...neighbours, ...seas],
    })),
    ...sea.map(({ id, at, neighbours = [] }) => ({
      id,
      name: nameOf('sea', id),
      sea: true,
      continent: '',
      at: [at[0]!, at[1]!] as [number, number],
      neighbours: [...neighbours, ...coasts(id)],
    })),
  ];
}

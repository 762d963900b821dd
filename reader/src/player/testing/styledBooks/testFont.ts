/** Encodes big-endian numbers, each of 1, 2 or 4 bytes. */
const bytesOf = (...values: readonly (readonly [size: 1 | 2 | 4, value: number])[]): number[] =>
  values.flatMap(([size, value]) => Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 255));
const shorts = (...values: readonly number[]): number[] => bytesOf(...values.map((value) => [2, value] as const));
const longs = (...values: readonly number[]): number[] => bytesOf(...values.map((value) => [4, value] as const));

const letters = { first: 0x20, last: 0x7e } as const;
const count = letters.last - letters.first + 2;

/** A box of 400 units, which stands for every letter. */
const box = [...shorts(1, 100, 0, 500, 700, 3, 0), 1, 1, 1, 1, ...shorts(100, 0, 400, 0, 0, 700, 0, -700 & 0xffff)];
const glyph = [...box, ...Array.from({ length: (4 - (box.length % 4)) % 4 }, () => 0)];

const cmap = [
  ...shorts(0, 1, 3, 1),
  ...longs(12),
  ...shorts(4, 32, 0, 4, 4, 1, 0, letters.last, 0xffff, 0, letters.first, 0xffff, (1 - letters.first) & 0xffff, 1, 0, 0),
];

const name = (family: string): number[] => {
  const text = [...family].flatMap((letter) => [0, letter.charCodeAt(0)]);
  return [...shorts(0, 1, 18, 3, 1, 0x409, 1, text.length, 0), ...text];
};

const os2 = [
  ...shorts(4, 600, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0),
  ...Array.from({ length: 10 }, () => 0),
  ...longs(1, 0, 0, 0),
  ...[0x4e, 0x4f, 0x4e, 0x45],
  ...shorts(0x40, letters.first, letters.last, 800, -200 & 0xffff, 90, 1000, 200),
  ...longs(1, 0),
  ...shorts(500, 700, 0, 32, 1),
];

/** Creates a TrueType font whose letters are boxes: embedded fonts are tested without a font of anybody's. */
export function testFont(): Uint8Array<ArrayBuffer> {
  const tables: Readonly<Record<string, readonly number[]>> = {
    'OS/2': os2,
    cmap,
    glyf: Array.from({ length: count }, () => glyph).flat(),
    head: [...longs(0x10000, 0x10000, 0, 0x5f0f3cf5), ...shorts(0, 1000), ...longs(0, 0, 0, 0), ...shorts(100, 0, 500, 700, 0, 8, 2, 1, 0)],
    hhea: [...longs(0x10000), ...shorts(800, -200 & 0xffff, 90, 600, 100, 100, 500, 1, 0, 0, 0, 0, 0, 0, 0, count)],
    hmtx: Array.from({ length: count }, () => shorts(600, 100)).flat(),
    loca: Array.from({ length: count + 1 }, (_, at) => longs(at * glyph.length)).flat(),
    maxp: [...longs(0x10000), ...shorts(count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
    name: name('Realmkit boxes'),
    post: [...longs(0x30000, 0), ...shorts(-100 & 0xffff, 50), ...longs(1, 0, 0, 0, 0)],
  };
  const names = Object.keys(tables).sort();
  const directory: number[] = [];
  const content: number[] = [];
  for (const tag of names) {
    const table = tables[tag] ?? [];
    const padded = [...table, ...Array.from({ length: (4 - (table.length % 4)) % 4 }, () => 0)];
    const offset = 12 + 16 * names.length + content.length;
    const sum = padded.reduce((total, byte, at) => (total + byte * 2 ** (8 * (3 - (at % 4)))) % 2 ** 32, 0);
    directory.push(...[...tag].map((letter) => letter.charCodeAt(0)), ...longs(sum, offset, table.length));
    content.push(...padded);
  }
  return Uint8Array.from([...longs(0x10000), ...shorts(names.length, 128, 3, names.length * 16 - 128), ...directory, ...content]);
}

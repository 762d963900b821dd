import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Ramps {
  ramp: Record<string, Record<string, unknown>>;
}

const isRamps = (value: unknown): value is Ramps => typeof value === 'object' && value !== null && 'ramp' in value;

function rampsOf(path: string): Ramps['ramp'] {
  const tokens: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isRamps(tokens)) throw new Error(`${path} holds no ramps`);
  return tokens.ramp;
}

/** One file change that a new realm needs: the path within the design system, and a function from the old text to the new. */
export interface Edit {
  readonly path: string;
  readonly change: (before: string, folder: string) => string;
}

const after = (text: string, anchor: string, addition: string): string => {
  if (!text.includes(anchor)) throw new Error(`The text does not hold ${anchor}`);
  return text.replace(anchor, `${anchor}${addition}`);
};

/** All edits that add Austria, with the palette's reds and the German accent. */
export const austria: readonly Edit[] = [
  {
    path: 'tokens/realm/at.tokens.json',
    change: (_before, folder) => {
      const { red } = rampsOf(join(folder, 'tokens/palette.tokens.json'));
      const { brand, accent } = rampsOf(join(folder, 'tokens/realm/de.tokens.json'));
      const { corner, font } = JSON.parse(readFileSync(join(folder, 'tokens/realm/de.tokens.json'), 'utf8'));
      return JSON.stringify({ ramp: { $type: 'color', brand: { ...brand, ...red }, accent }, corner, font });
    },
  },
  {
    path: 'tokens/realmkit.resolver.json',
    change: (text) =>
      after(text, '"fi": [{ "$ref": "./realm/fi.tokens.json" }],', '\n        "at": [{ "$ref": "./realm/at.tokens.json" }],'),
  },
  { path: 'src/realm/Realm.ts', change: (text) => after(text, 'export const realms = [', "'at', ") },
  {
    path: 'src/realm/identities.ts',
    change: (text) =>
      after(text, 'realmIdentities: Readonly<Record<Realm, RealmIdentity>> = {', "\n  at: identity('at', 'de', 'at', 'lesen und lernen'),"),
  },
  {
    path: 'src/brand/motifs.ts',
    change: (text) =>
      after(text, 'motifs: Readonly<Record<Realm, string>> = {', "\n  at: \"<path fill='red' d='M0 48L48 0l48 48-48 48z'/>\","),
  },
  {
    path: 'src/realm/brandColours.ts',
    change: (text) =>
      after(
        text,
        'brandColours: Readonly<Record<Realm, BrandColours>> = {',
        "\n  at: { bar: '#850c16', onLight: '#aa1b23', onDark: '#feb0a9' },",
      ),
  },
  {
    path: 'src/realm/brandRadii.ts',
    change: (text) =>
      after(text, 'brandRadii: Readonly<Record<Realm, BrandRadii>> = {', "\n  at: { control: '6px', button: '6px', card: '8px' },"),
  },
  {
    path: 'src/realm/brandFaces.ts',
    change: (text) =>
      after(text, 'brandFaces: Readonly<Record<Realm, keyof typeof displayFaceFiles>> = {', "\n  at: 'Bricolage Grotesque',"),
  },
];

/** Applies the edits to a copy of the design system. */
export function applyEdits(edits: readonly Edit[], folder: string): void {
  for (const { path, change } of edits) {
    const file = join(folder, path);
    const isNew = path.endsWith('at.tokens.json');
    writeFileSync(file, change(isNew ? '' : readFileSync(file, 'utf8'), folder));
  }
}

import { cssVariable } from '../../src/tokens/cssVariable.ts';
import { cssValue } from '../tokens/cssValue.ts';
import type { ResolvedToken } from '../tokens/resolver.ts';

/** The public tokens of one combination, without aliases, by name. */
export type FlatTokens = ReadonlyMap<string, ResolvedToken>;

/** What a tool takes for a token, or nothing where it cannot hold it. */
type Form = (token: ResolvedToken) => { readonly $type: string; readonly $value: unknown } | undefined;

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** The value as DTCG 2025.10 writes it. */
const standard: Form = ({ type, value }) => ({ $type: type, $value: value });

/** The value as the drafts before 2025.10 wrote it: `#105ea7`, `8px`. Lists and numbers have always been such. */
const asString: Form = (token) => {
  const { type, value } = token;
  const isText = ['color', 'dimension', 'duration', 'shadow'].includes(type);
  return { $type: type, $value: isText ? cssValue(token) : value };
};

/** The number of CSS px in a rem, at the size of text that browsers have at first. */
const pxOfRem = 16;

/** The value as a variable of Figma holds it: a colour, a number (lengths in px) or a string (the first face of a family). */
const figmaVariable: Form = ({ type, value }) => {
  if (type === 'fontFamily') return { $type: type, $value: [value].flat()[0] };
  if (type === 'dimension' && has(value, 'unit') && has(value, 'value') && value.unit === 'rem')
    return { $type: type, $value: { value: Number(value.value) * pxOfRem, unit: 'px' } };
  return ['color', 'dimension', 'number', 'fontWeight'].includes(type) ? { $type: type, $value: value } : undefined;
};

type Group = { [key: string]: unknown };

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Writes tokens as a file of nested groups; each says what it is for, by its own description. */
function nested(tokens: FlatTokens, form: Form): string {
  const root: Group = {};
  for (const [name, token] of tokens) {
    const written = form(token);
    if (!written) continue;
    const path = name.split('.');
    const last = path.pop() ?? name;
    let group = root;
    for (const part of path) {
      const next = group[part];
      const inner: Group = isGroup(next) ? next : {};
      group[part] = inner;
      group = inner;
    }
    const $description = token.descriptions.at(-1);
    group[last] = { ...written, ...($description !== undefined && { $description }) };
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}

/** Writes SCSS variables: `$rk-color-text-default`. */
const scss = (tokens: FlatTokens): string =>
  [...tokens].map(([name, token]) => `${cssVariable(name).replace('--', '$')}: ${cssValue(token)};\n`).join('');

/** A form in which tokens leave: one file for each combination. */
export interface ExportFormat {
  readonly folder: string;
  readonly extension: string;
  /** The tools that read it, and what one has to know. */
  readonly readers: string;
  readonly write: (tokens: FlatTokens) => string;
  /** The types that it cannot hold. */
  readonly lacks: readonly string[];
}

/** Every form with a file for each combination. */
export const exportFormats: readonly ExportFormat[] = [
  {
    folder: 'dtcg',
    extension: 'tokens.json',
    readers: 'Terrazzo and what else reads DTCG 2025.10. Style Dictionary 5.5 reads it too, but prints durations as objects.',
    write: (tokens) => nested(tokens, standard),
    lacks: [],
  },
  {
    folder: 'dtcg-strings',
    extension: 'tokens.json',
    readers: 'Style Dictionary 5 (all types) and Tokens Studio: values as strings, as the drafts before 2025.10 had them.',
    write: (tokens) => nested(tokens, asString),
    lacks: [],
  },
  {
    folder: 'figma',
    extension: 'tokens.json',
    readers:
      'The import of variables in Figma: each file is one mode of a collection, and plans limit the number of modes, so take those that you draw in. A length in rem is one in px at 16 px, a family is its first face, and aliases are resolved.',
    write: (tokens) => nested(tokens, figmaVariable),
    lacks: ['cubicBezier', 'duration', 'shadow'],
  },
  {
    folder: 'scss',
    extension: 'scss',
    readers: 'Sass: `@use "scss/se-default-light" as rk;` and `rk.$rk-space-100`.',
    write: scss,
    lacks: [],
  },
];

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** One context for each axis, such as `{ realm: 'se', theme: 'default', scheme: 'light' }`. */
export type Combination = Record<string, string>;

/** A token with its DTCG type and its value after resolving all aliases. */
export interface ResolvedToken {
  readonly type: string;
  readonly value: unknown;
  /** The names that its alias leads through, down to the token that holds the value; none for a token with a value of its own. */
  readonly chain: readonly string[];
  /** What it is for: its own description after those of its groups. */
  readonly descriptions: readonly string[];
}

/** Returns the name of the token that holds the value of another one. */
export const sourceOf = (name: string, { chain }: ResolvedToken): string => chain.at(-1) ?? name;

interface Reference {
  $ref: string;
}

interface Modifier {
  contexts: Record<string, Reference[]>;
  default: string;
}

interface ResolverDocument {
  sets: Record<string, { sources: Reference[] }>;
  modifiers: Record<string, Modifier>;
  resolutionOrder: Reference[];
}

type Group = { [key: string]: unknown };

/** The content of a resolver file: its axes with contexts and defaults, and the tokens of any combination. */
export interface TokenResolver {
  readonly axes: ReadonlyMap<string, { readonly contexts: readonly string[]; readonly default: string }>;
  resolve(combination: Combination): Map<string, ResolvedToken>;
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

const isResolverDocument = (value: unknown): value is ResolverDocument =>
  isGroup(value) && isGroup(value.sets) && isGroup(value.modifiers) && Array.isArray(value.resolutionOrder);

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function merge(into: Group, from: Group): Group {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key];
    into[key] = isGroup(value) && isGroup(present) && !('$value' in value) ? merge(present, value) : structuredClone(value);
  }
  return into;
}

function flatten(group: Group, path: string[], inherited: Pick<ResolvedToken, 'type' | 'descriptions'>, into: Map<string, ResolvedToken>) {
  const type = typeof group.$type === 'string' ? group.$type : inherited.type;
  const descriptions = [...inherited.descriptions, ...(typeof group.$description === 'string' ? [group.$description] : [])];
  if ('$value' in group) return into.set(path.join('.'), { type, value: group.$value, chain: [], descriptions });
  for (const [key, child] of Object.entries(group)) {
    if (!key.startsWith('$') && isGroup(child)) flatten(child, [...path, key], { type, descriptions }, into);
  }
  return into;
}

function follow(name: string, tokens: ReadonlyMap<string, ResolvedToken>, path: readonly string[] = []): ResolvedToken {
  const token = tokens.get(name);
  if (!token) throw new Error(`Unknown token {${name}}, wanted by ${path.join(' → ')}`);
  if (path.includes(name)) throw new Error(`Tokens refer to each other in a circle: ${[...path, name].join(' → ')}`);
  const alias = typeof token.value === 'string' ? /^\{(.+)\}$/.exec(token.value)?.[1] : undefined;
  if (alias === undefined) return token;
  const { type, value, chain } = follow(alias, tokens, [...path, name]);
  return { type, value, chain: [alias, ...chain], descriptions: token.descriptions };
}

/**
 * Reads a DTCG 2025.10 resolver file whose sets and modifiers refer to token files.
 * @throws Error on unknown and circular aliases.
 */
export function readResolver(file: string): TokenResolver {
  const document = readJson(file);
  if (!isResolverDocument(document)) throw new Error(`${file} is not a resolver document`);
  const load = ({ $ref }: Reference): Group => {
    const tokens = readJson(resolve(dirname(file), $ref));
    if (!isGroup(tokens)) throw new Error(`${$ref} is not a token file`);
    return tokens;
  };
  const sourcesOf = (pointer: string, combination: Combination): Reference[] => {
    const [, kind, name = ''] = pointer.split('/');
    const modifier = document.modifiers[name];
    const sources = kind === 'sets' ? document.sets[name]?.sources : modifier?.contexts[combination[name] ?? modifier.default];
    if (!sources) throw new Error(`Nothing stands at ${pointer} for ${JSON.stringify(combination)}`);
    return sources;
  };
  return {
    axes: new Map(
      Object.entries(document.modifiers).map(([axis, modifier]) => [
        axis,
        { contexts: Object.keys(modifier.contexts), default: modifier.default },
      ]),
    ),
    resolve(combination) {
      const files = document.resolutionOrder.flatMap(({ $ref }) => sourcesOf($ref, combination));
      const tokens = flatten(files.map(load).reduce(merge, {}), [], { type: '', descriptions: [] }, new Map());
      return new Map([...tokens.keys()].map((name) => [name, follow(name, tokens)]));
    },
  };
}

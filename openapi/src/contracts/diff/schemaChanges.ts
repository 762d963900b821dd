import { asList, asObject, isJsonObject, type JsonObject, resolveReference } from '../../json.ts';
import { pointerStep } from '../contract.ts';

/** One difference between two versions of a contract. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'removed';
  /** True if a client of the old contract may fail now. */
  readonly breaking: boolean;
  /** The operation and the path within it. */
  readonly place: string;
  readonly what: string;
}

/** The direction of a schema's values: a request may not be narrowed, a response may not be widened. */
export type Direction = 'request' | 'response';

/** The documents of two versions of a contract. */
export interface Versions {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

const typesOf = ({ type }: JsonObject): string[] => (type === undefined ? [] : [type].flat().map(String)).sort();
const valuesOf = (schema: JsonObject): string[] | undefined => {
  const values = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;
  return values?.map((value) => JSON.stringify(value));
};
const isClosed = ({ additionalProperties, unevaluatedProperties }: JsonObject): boolean =>
  additionalProperties === false || unevaluatedProperties === false;

/** Bounds by keyword; with the sign 1 a greater value is narrower. */
const bounds: readonly (readonly [keyword: string, sign: 1 | -1])[] = [
  ['minimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['exclusiveMinimum', 1],
  ['maximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
  ['exclusiveMaximum', -1],
];

function boundChanges(place: string, before: JsonObject, after: JsonObject, direction: Direction): Change[] {
  return bounds.flatMap(([keyword, sign]) => {
    const [was, is] = [before[keyword], after[keyword]].map((value) =>
      typeof value === 'number' ? value * sign : Number.NEGATIVE_INFINITY,
    );
    if (was === undefined || is === undefined || was === is) return [];
    const breaking = direction === 'request' ? is > was : is < was;
    return [{ kind: 'changed', breaking, place, what: `${keyword} was ${before[keyword] ?? 'open'} and is ${after[keyword] ?? 'open'}` }];
  });
}

function setChange(
  place: string,
  what: string,
  was: readonly string[] | undefined,
  is: readonly string[] | undefined,
  direction: Direction,
): Change[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const gone = is === undefined ? [] : was === undefined ? ['anything else'] : was.filter((one) => !is.includes(one));
  const fresh = was === undefined ? [] : is === undefined ? ['anything else'] : is.filter((one) => !was.includes(one));
  if (gone.length === 0 && fresh.length === 0) return [];
  const words = [...gone.map((one) => `${one} is gone`), ...fresh.map((one) => `${one} is new`)];
  return [
    {
      kind: 'changed',
      breaking: direction === 'request' ? gone.length > 0 : fresh.length > 0,
      place,
      what: `${what}: ${words.join(', ')}`,
    },
  ];
}

function propertyChanges(
  versions: Versions,
  place: string,
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  seen: ReadonlySet<string>,
): Change[] {
  const [was, is] = [asObject(before.properties), asObject(after.properties)];
  const [requiredBefore, requiredNow] = [asList(before.required), asList(after.required)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name): Change[] => {
    const at = `${place}/${pointerStep(name)}`;
    if (!(name in is))
      return [{ kind: 'removed', breaking: direction === 'response' || isClosed(after), place: at, what: 'the property is gone' }];
    if (!(name in was)) {
      const breaking = direction === 'request' && requiredNow.includes(name);
      return [{ kind: 'added', breaking, place: at, what: breaking ? 'a new property is required' : 'a new property' }];
    }
    const changes: Change[] = [];
    if (requiredBefore.includes(name) !== requiredNow.includes(name))
      changes.push({
        kind: 'changed',
        breaking: direction === 'request' ? requiredNow.includes(name) : requiredBefore.includes(name),
        place: at,
        what: requiredNow.includes(name) ? 'is required now' : 'is not required any more',
      });
    return [...changes, ...schemaChanges(versions, at, was[name], is[name], direction, seen)];
  });
}

function branchChanges(
  versions: Versions,
  place: string,
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  seen: ReadonlySet<string>,
): Change[] {
  return ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const [was, is] = [asList(before[keyword]), asList(after[keyword])];
    if (was.length === is.length) return was.flatMap((branch, index) => schemaChanges(versions, place, branch, is[index], direction, seen));
    const narrower = keyword === 'allOf' ? is.length > was.length : is.length < was.length;
    return [
      {
        kind: 'changed' as const,
        breaking: narrower === (direction === 'request'),
        place,
        what: `${keyword} had ${was.length} forms and has ${is.length}`,
      },
    ];
  });
}

/** Returns the changes between two schemas, for values that go in one direction. */
export function schemaChanges(
  versions: Versions,
  place: string,
  was: unknown,
  is: unknown,
  direction: Direction,
  seen: ReadonlySet<string> = new Set(),
): Change[] {
  const key = `${JSON.stringify(was)} ${JSON.stringify(is)}`;
  if ((!isJsonObject(was) && !isJsonObject(is)) || seen.has(key)) return [];
  const [before, after] = [resolveReference(versions.before, was), resolveReference(versions.after, is)];
  const inner = new Set([...seen, key]);
  const [types, nowTypes] = [typesOf(before), typesOf(after)].map((given) => (given.length === 0 ? undefined : given));
  const changes = [
    ...setChange(place, 'type', types, nowTypes, direction),
    ...setChange(place, 'values', valuesOf(before), valuesOf(after), direction),
    ...boundChanges(place, before, after, direction),
    ...propertyChanges(versions, place, before, after, direction, inner),
    ...branchChanges(versions, place, before, after, direction, inner),
  ];
  for (const keyword of ['pattern', 'format'])
    if (before[keyword] !== after[keyword])
      changes.push({
        kind: 'changed',
        breaking: (direction === 'request' ? after : before)[keyword] !== undefined,
        place,
        what: `${keyword} was ${before[keyword] ?? 'open'} and is ${after[keyword] ?? 'open'}`,
      });
  for (const [keyword, refusedIn] of [
    ['readOnly', 'request'],
    ['writeOnly', 'response'],
  ] as const)
    if (before[keyword] !== true && after[keyword] === true && direction === refusedIn)
      changes.push({ kind: 'changed', breaking: true, place, what: `is ${keyword} now` });
  if (direction === 'request' && !isClosed(before) && isClosed(after))
    changes.push({ kind: 'changed', breaking: true, place, what: 'takes no other properties any more' });
  const [pair, pairNow] = [asList(before.prefixItems), asList(after.prefixItems)];
  for (let index = 0; index < Math.max(pair.length, pairNow.length); index += 1)
    changes.push(...schemaChanges(versions, `${place}/${index}`, pair[index], pairNow[index], direction, inner));
  if (before.items !== undefined || after.items !== undefined)
    changes.push(...schemaChanges(versions, `${place}/*`, before.items, after.items, direction, inner));
  return changes;
}

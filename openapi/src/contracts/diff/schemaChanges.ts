import { asList, canonical, type JsonObject } from '../../json.ts';
import { type Alternative, alternativesOf, areDisjoint, familyOf, isExclusive, merged } from './alternatives.ts';
import { boundChanges } from './boundChanges.ts';
import { type Change, type CompareSchemas, changed, type Direction, originChanges, type SchemaContext, within } from './change.ts';
import { unjudgedKeywords } from './keywords.ts';
import { objectChanges } from './objectChanges.ts';

const narrows = (direction: Direction, gone: number, fresh: number): boolean => (direction === 'request' ? gone : fresh) > 0;

function setChange(context: SchemaContext, place: string, what: string, gone: readonly string[], fresh: readonly string[]): Change[] {
  const words = [...gone.map((one) => `${one} is gone`), ...fresh.map((one) => `${one} is new`)];
  return words.length === 0 ? [] : [changed(narrows(context.direction, gone.length, fresh.length), place, `${what}: ${words.join(', ')}`)];
}

function valueChanges(context: SchemaContext, place: string, before: JsonObject, after: JsonObject): Change[] {
  const [was, is] = [before.enum, after.enum].map((values) => (Array.isArray(values) ? values.map(canonical) : undefined));
  const open = ['anything else'];
  const gone = is === undefined ? [] : was === undefined ? open : was.filter((value) => !is.includes(value));
  const fresh = was === undefined ? [] : is === undefined ? open : is.filter((value) => !was.includes(value));
  return setChange(context, place, 'values', gone, fresh);
}

/** Keywords whose two values cannot be compared: a request may only lose them, a response may only gain them. */
function fixedChanges({ direction }: SchemaContext, place: string, before: JsonObject, after: JsonObject): Change[] {
  return ['pattern', 'format', 'contentMediaType', 'contentEncoding', 'multipleOf'].flatMap((keyword) => {
    // A pattern that everything matches is none.
    const [was, is] = [before, after].map((schema) => (schema[keyword] === '.*' ? undefined : schema[keyword]));
    if (was === is) return [];
    const [narrow, wide] = direction === 'request' ? [is, was] : [was, is];
    const divides = keyword === 'multipleOf' && wide !== undefined && Number(wide) % Number(narrow) === 0;
    return [changed(narrow !== undefined && !divides, place, `${keyword} was ${was ?? 'open'} and is ${is ?? 'open'}`)];
  });
}

function listChanges(context: SchemaContext, place: string, before: JsonObject, after: JsonObject): Change[] {
  const [pair, pairNow] = [asList(before.prefixItems), asList(after.prefixItems)];
  const first = Array.from({ length: Math.max(pair.length, pairNow.length) }, (_, index) =>
    schemaChanges(context, `${place}/${index}`, pair[index] ?? before.items, pairNow[index] ?? after.items),
  ).flat();
  const unique: Change[] =
    (before.uniqueItems === true) === (after.uniqueItems === true)
      ? []
      : [
          changed(
            (after.uniqueItems === true) === (context.direction === 'request'),
            place,
            after.uniqueItems === true ? 'may not repeat items any more' : 'may repeat items now',
          ),
        ];
  return [...first, ...unique, ...schemaChanges(context, `${place}/*`, before.items, after.items)];
}

function alternativeChanges(context: SchemaContext, place: string, was: Alternative, is: Alternative): Change[] {
  const [before, after] = [was.keywords, is.keywords];
  const type = was.type === is.type ? [] : setChange(context, place, 'type', ...integerChange(was));
  const changes = [
    ...type,
    ...valueChanges(context, place, before, after),
    ...boundChanges(context.direction, place, was, is),
    ...fixedChanges(context, place, before, after),
  ];
  if (was.type === 'array') changes.push(...listChanges(context, place, before, after));
  if (was.type === 'object') changes.push(...objectChanges(context, place, before, after, schemaChanges));
  if (was.type === 'string') changes.push(...schemaChanges(context, place, before.contentSchema, after.contentSchema));
  return changes;
}

/** Says that whole numbers became any numbers, or the other way round, as what is gone and what is new. */
const integerChange = (was: Alternative): [gone: string[], fresh: string[]] =>
  was.type === 'integer' ? [[], ['number']] : [['number'], []];

/** Compares the alternatives of one type: equal ones first, in whatever order, then those with the fewest changes. */
function pairedChanges(context: SchemaContext, place: string, was: readonly Alternative[], is: readonly Alternative[]): Change[] {
  const breaks = (changes: readonly Change[]) => changes.filter(({ breaking }) => breaking).length;
  const pairs = was
    .flatMap((old) => is.map((now) => ({ old, now, changes: alternativeChanges(context, place, old, now) })))
    .sort((one, other) => breaks(one.changes) - breaks(other.changes) || one.changes.length - other.changes.length);
  const taken = new Set<Alternative>();
  const found = pairs.flatMap(({ old, now, changes }) => {
    if (taken.has(old) || taken.has(now)) return [];
    taken.add(old).add(now);
    return changes;
  });
  // A form that another one contains adds nothing and takes nothing away.
  const isContained = (one: Alternative) => pairs.some(({ old, now, changes }) => (one === old || one === now) && breaks(changes) === 0);
  const left = (forms: readonly Alternative[]) => forms.filter((one) => !taken.has(one) && !isContained(one));
  const [gone, fresh] = [left(was), left(is)].map((forms) => forms.map(({ type }) => `a form of ${type}`));
  return [...found, ...setChange(context, place, 'forms', gone ?? [], fresh ?? [])];
}

function wholeChanges(context: SchemaContext, place: string, before: JsonObject, after: JsonObject): Change[] {
  const changes: Change[] = [];
  // Whoever sends no value gets another result.
  if (context.direction === 'request' && canonical(before.default) !== canonical(after.default))
    changes.push(changed(true, place, `default was ${canonical(before.default)} and is ${canonical(after.default)}`));
  if (canonical(before.not) !== canonical(after.not)) changes.push(changed(true, place, 'not: cannot judge, treated as breaking'));
  return changes;
}

const overlap = (forms: readonly Alternative[]) =>
  forms.some((one, index) => forms.slice(index + 1).some((other) => !areDisjoint(one, other)));

/** Returns the changes between two schemas, for values that go in one direction. */
export const schemaChanges: CompareSchemas = (context, place, was, is) => {
  const key = `${canonical(was)} ${canonical(is)}`;
  if (context.seen.has(key) || (was === undefined && is === undefined)) return [];
  const { versions, direction } = context;
  const [before, after] = [merged(versions.before, was).keywords, merged(versions.after, is).keywords];
  const [forms, formsNow] = [alternativesOf(versions.before, was), alternativesOf(versions.after, is)];
  const inner: SchemaContext = { versions: within(versions, before, after), direction, seen: new Set([...context.seen, key]) };
  const ofFamily = (all: readonly Alternative[], family: string) => all.filter(({ type }) => familyOf(type) === family);
  const families = [...new Set(forms.map(({ type }) => familyOf(type)))].filter((family) => ofFamily(formsNow, family).length > 0);
  const missing = (all: readonly Alternative[], others: readonly Alternative[]) => [
    ...new Set(all.filter(({ type }) => ofFamily(others, familyOf(type)).length === 0).map(({ type }) => type)),
  ];
  return [
    ...unjudgedKeywords('schema', place, before, after, ...[...forms, ...formsNow].map(({ keywords }) => keywords)),
    ...originChanges(versions, place, before, after),
    ...wholeChanges(context, place, before, after),
    ...setChange(context, place, 'type', missing(forms, formsNow), missing(formsNow, forms)),
    ...(direction === 'request' && !isExclusive(versions.before, was) && isExclusive(versions.after, is) && overlap(formsNow)
      ? [changed(true, place, 'oneOf: a value of two forms is refused now')]
      : []),
    ...families.flatMap((family) => pairedChanges(inner, place, ofFamily(forms, family), ofFamily(formsNow, family))),
  ];
};

import { asList, asObject, asText, canonical, isJsonObject, type JsonObject, valueAt } from '../../json.ts';
import { keywordsByType } from './keywords.ts';

/** A schema for values of one type, with only the keywords that say something about them. */
export interface Alternative {
  readonly type: string;
  readonly keywords: JsonObject;
}

/** A schema without references and `allOf`. Each union has the forms of an `anyOf` or `oneOf`. */
interface Merged {
  readonly keywords: JsonObject;
  readonly unions: readonly (readonly unknown[])[];
}

const everyType = ['array', 'boolean', 'null', 'number', 'object', 'string'];
const typesOf = ({ type }: JsonObject): readonly string[] | undefined => (type === undefined ? undefined : [type].flat().map(String));
const numbers = (a: unknown, b: unknown): [number, number] => [Number(a), Number(b)];
const both = (a: unknown, b: unknown) => ({ allOf: [a, b] });

function commonTypes(a: unknown, b: unknown): string[] {
  const [some, others] = [a, b].map((type) => typesOf({ type }) ?? everyType);
  const isIn = (type: string, types: readonly string[] = []) => types.includes(type) || (type === 'integer' && types.includes('number'));
  return [...new Set([...(some ?? []).filter((type) => isIn(type, others)), ...(others ?? []).filter((type) => isIn(type, some))])];
}

/** How two schemas that both must hold make one, by keyword; of other keywords the first one stays. */
const combined: Readonly<Record<string, (a: unknown, b: unknown) => unknown>> = {
  type: commonTypes,
  enum: (a, b) => asList(a).filter((value) => asList(b).some((other) => canonical(other) === canonical(value))),
  required: (a, b) => [...new Set([...asList(a), ...asList(b)])],
  properties: (a, b) => ({
    ...asObject(a),
    ...Object.fromEntries(
      Object.entries(asObject(b)).map(([name, schema]) => [name, name in asObject(a) ? both(asObject(a)[name], schema) : schema]),
    ),
  }),
  ...Object.fromEntries(['items', 'contentSchema'].map((keyword) => [keyword, both])),
  ...Object.fromEntries(
    ['additionalProperties', 'unevaluatedProperties'].map((keyword) => [keyword, (a, b) => a !== false && b !== false && both(a, b)]),
  ),
  ...Object.fromEntries(['uniqueItems', 'readOnly', 'writeOnly'].map((keyword) => [keyword, (a, b) => a === true || b === true])),
  ...Object.fromEntries(
    ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map((keyword) => [
      keyword,
      (a, b) => Math.max(...numbers(a, b)),
    ]),
  ),
  ...Object.fromEntries(
    ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map((keyword) => [
      keyword,
      (a, b) => Math.min(...numbers(a, b)),
    ]),
  ),
};
/** Keywords of which two different values cannot be one: a name that no rule judges keeps both. */
const exclusive = new Set(['pattern', 'format', 'multipleOf', 'contentMediaType', 'contentEncoding', 'not', 'prefixItems', 'default']);

function intersection(one: JsonObject, other: JsonObject): JsonObject {
  const result: Record<string, unknown> = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    if (!(keyword in one)) result[keyword] = value;
    else if (combined[keyword]) result[keyword] = combined[keyword](one[keyword], value);
    else if (exclusive.has(keyword) && canonical(one[keyword]) !== canonical(value)) result[`allOf with two values of ${keyword}`] = value;
  }
  return result;
}

/** Returns a schema with its references and `allOf` merged into it; undefined, true and an empty schema are the same. */
export function merged(document: JsonObject, schema: unknown): Merged {
  if (schema === false) return { keywords: { enum: [] }, unions: [] };
  const { $ref, allOf, anyOf, oneOf, const: only, ...own } = asObject(schema);
  const start: Merged = {
    keywords: only === undefined ? own : intersection(own, { enum: [only] }),
    unions: [anyOf, oneOf].filter(Array.isArray),
  };
  const parts = [...($ref === undefined ? [] : [valueAt(document, asText($ref))]), ...asList(allOf)];
  return parts
    .map((part) => merged(document, part))
    .reduce((sum, part) => ({ keywords: intersection(sum.keywords, part.keywords), unions: [...sum.unions, ...part.unions] }), start);
}

const typeOfValue = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : isJsonObject(value)
        ? 'object'
        : Number.isInteger(value)
          ? 'integer'
          : typeof value;

/** The types whose values can be listed in full, so that a list of all of them is no limit. */
const listable: Readonly<Record<string, number>> = { null: 1, boolean: 2 };

function ofOneType(type: string, keywords: JsonObject): Alternative[] {
  const applies: readonly string[] = Object.entries(keywordsByType).find(([name]) => name === familyOf(type))?.[1] ?? [];
  const typed = new Set<string>(Object.values(keywordsByType).flat());
  const kept = Object.entries(keywords).filter(([keyword]) => keyword !== 'type' && (!typed.has(keyword) || applies.includes(keyword)));
  const { enum: values, ...rest } = Object.fromEntries(kept);
  if (!Array.isArray(values)) return [{ type, keywords: rest }];
  const own = values.filter((value) => typeOfValue(value) === type || (type === 'number' && Number.isFinite(value)));
  if (own.length === 0) return [];
  return [{ type, keywords: own.length === listable[type] ? rest : { ...rest, enum: own } }];
}

/** Joins alternatives that differ in their listed values only: forms of one constant each are one list. */
function joined(alternatives: readonly Alternative[]): Alternative[] {
  const groups = Map.groupBy(
    alternatives,
    ({ type, keywords }) => `${type} ${canonical({ ...keywords, enum: undefined, description: undefined })}`,
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ? [first] : [];
    const lists = [first, ...others].map(({ keywords }) => keywords.enum);
    const { enum: _, ...open } = first.keywords;
    const values = [...new Map(lists.flatMap(asList).map((value) => [canonical(value), value])).values()];
    return [{ type: first.type, keywords: lists.every(Array.isArray) ? { ...open, enum: values } : open }];
  });
}

/** Returns the alternatives of a schema: its values are those of any of them. */
export function alternativesOf(document: JsonObject, schema: unknown): Alternative[] {
  const forms = ({ keywords, unions: [union, ...others] }: Merged): JsonObject[] =>
    union
      ? union.flatMap((branch) => {
          const form = merged(document, branch);
          return forms({ keywords: intersection(keywords, form.keywords), unions: [...others, ...form.unions] });
        })
      : [keywords];
  return joined(
    forms(merged(document, schema)).flatMap((keywords) => {
      const values = Array.isArray(keywords.enum) ? [...new Set(keywords.enum.map(typeOfValue))] : everyType;
      const types = typesOf(keywords) ?? values;
      return types.filter((type) => type !== 'integer' || !types.includes('number')).flatMap((type) => ofOneType(type, keywords));
    }),
  );
}

/** Returns whether a value must be of exactly one form of a schema. */
export const isExclusive = (document: JsonObject, schema: unknown): boolean => {
  const { $ref, oneOf, allOf } = asObject(schema);
  return (
    Array.isArray(oneOf) ||
    [...($ref === undefined ? [] : [valueAt(document, asText($ref))]), ...asList(allOf)].some((part) => isExclusive(document, part))
  );
};

/** Returns whether no value is of two alternatives: their types differ, or the values of a property that both require. */
export function areDisjoint(one: Alternative, other: Alternative): boolean {
  if (familyOf(one.type) !== familyOf(other.type)) return true;
  const valuesOf = ({ keywords }: Alternative, name: unknown) => {
    const { const: only, enum: values } = asObject(asObject(keywords.properties)[String(name)]);
    return only === undefined ? values : [only];
  };
  return asList(one.keywords.required)
    .filter((name) => asList(other.keywords.required).includes(name))
    .some((name) => {
      const [some, others] = [valuesOf(one, name), valuesOf(other, name)];
      return Array.isArray(some) && Array.isArray(others) && asList(combined.enum?.(some, others)).length === 0;
    });
}

/** Returns the type that contains a type: every integer is a number. */
export const familyOf = (type: string): string => (type === 'integer' ? 'number' : type);

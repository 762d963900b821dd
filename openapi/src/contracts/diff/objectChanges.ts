import { asList, asObject, type JsonObject } from '../../json.ts';
import { pointerStep } from '../contract.ts';
import { merged } from './alternatives.ts';
import { type Change, type CompareSchemas, changed, type SchemaContext } from './change.ts';

/** Returns the schema of the properties that an object does not name: false where it takes none. */
const restOf = ({ additionalProperties, unevaluatedProperties }: JsonObject): unknown =>
  additionalProperties ?? unevaluatedProperties ?? true;

/** Returns the keyword by which a property is no part of a request or of a response. */
function hiddenBy({ direction }: SchemaContext, document: JsonObject, schema: unknown): string | undefined {
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  return merged(document, schema).keywords[keyword] === true ? keyword : undefined;
}

function propertyChanges(
  context: SchemaContext,
  place: string,
  name: string,
  [before, after]: readonly [JsonObject, JsonObject],
  compare: CompareSchemas,
): Change[] {
  const { versions, direction } = context;
  const at = `${place}/${pointerStep(name)}`;
  const [was, is] = [asObject(before.properties)[name], asObject(after.properties)[name]];
  const [hidden, hiddenNow] = [hiddenBy(context, versions.before, was), hiddenBy(context, versions.after, is)];
  if (hidden && (hiddenNow || is === undefined)) return [];
  if (hiddenNow) return was === undefined ? [] : [changed(true, at, `is ${hiddenNow} now`)];
  const wasRequired = !hidden && asList(before.required).includes(name);
  const isRequired = asList(after.required).includes(name);
  if (was !== undefined && is === undefined && (!isRequired || restOf(after) === false))
    return [{ kind: 'removed', breaking: direction === 'response' || restOf(after) === false, place: at, what: 'the property is gone' }];
  if ((was === undefined || hidden) && is !== undefined && !wasRequired) {
    const breaking = direction === 'request' && isRequired;
    return [{ kind: 'added', breaking, place: at, what: breaking ? 'a new property is required' : 'a new property' }];
  }
  const required =
    wasRequired === isRequired
      ? []
      : [changed(isRequired === (direction === 'request'), at, isRequired ? 'is required now' : 'is not required any more')];
  return [...required, ...compare(context, at, was ?? restOf(before), is ?? restOf(after))];
}

/** Compares what an object takes besides the properties that it names. */
function restChanges(context: SchemaContext, place: string, was: unknown, is: unknown, compare: CompareSchemas): Change[] {
  if (was === is && typeof was === 'boolean') return [];
  if (context.direction === 'request') {
    if (was === false) return [changed(false, place, 'takes other properties now')];
    return is === false ? [changed(true, place, 'takes no other properties any more')] : compare(context, `${place}/*`, was, is);
  }
  // Responses are open: who reads a property that no contract names reads at their own risk. A map names its values by their schema.
  if (typeof was === 'boolean') return [];
  return is === false ? [changed(true, place, 'has no other properties any more')] : compare(context, `${place}/*`, was, is);
}

/** Returns the changes of two objects: of their properties by name, and of all others; `compare` judges the schemas of both. */
export function objectChanges(
  context: SchemaContext,
  place: string,
  before: JsonObject,
  after: JsonObject,
  compare: CompareSchemas,
): Change[] {
  const names = new Set(
    [before, after].flatMap(({ properties, required }) => [...Object.keys(asObject(properties)), ...asList(required).map(String)]),
  );
  return [
    ...[...names].flatMap((name) => propertyChanges(context, place, name, [before, after], compare)),
    ...restChanges(context, place, restOf(before), restOf(after), compare),
  ];
}

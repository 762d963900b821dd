import { isJsonObject } from '@realmkit/openapi/json';
import { changesByItself } from '../core/census.ts';
import type { ScenarioResponse } from '../core/scenarioResponse.ts';
import type { Sample } from '../negatives/sample.ts';
import type { Finding } from '../verdicts/finding.ts';
import { fieldOf } from '../walks/rows.ts';
import type { Surroundings } from './surroundings.ts';
import { isSamePlace } from './witnesses.ts';

/** A write with what was read before it. */
export interface PreparedWrite {
  readonly sample: Sample;
  readonly token: string | undefined;
  /** The reading operation of the same path, or of the nearest one above it. */
  readonly witness: Sample | undefined;
  readonly before: ScenarioResponse | undefined;
  /** What else was read before it, at the first write of its kind. */
  readonly around: Surroundings;
  /** The answer whose ETag names what is written, and what the contract says of that ETag. */
  readonly tagged: TaggedAnswer | undefined;
}

/** A good answer of a reading operation whose ETag a write takes in `If-Match`. */
export interface TaggedAnswer {
  readonly sample: Sample;
  readonly answer: ScenarioResponse;
  readonly said: string;
}

type EffectError = Pick<Finding, 'rule' | 'place' | 'cause'>;

const isScalar = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the values that a body names for its thing. */
function sentValues(body: unknown): [name: string, value: unknown][] {
  const values = isJsonObject(body) && isJsonObject(body.data) ? body.data : body;
  return isJsonObject(values) ? Object.entries(values) : [];
}

const momentOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
const isSameMoment = (one: unknown, other: unknown): boolean => momentOf(one) === momentOf(other);

/** Returns the names of the values that were sent and that a thing has, but otherwise. */
export const unlikeSent = (body: unknown, thing: unknown): string[] =>
  sentValues(body).flatMap(([name, value]) => {
    const found = fieldOf(thing, name);
    return !isScalar(value) || found === undefined || !isScalar(found) || found === value || isSameMoment(found, value) ? [] : [name];
  });

/** Judges what is read after a change: it is as it was sent, nothing else of it is different, and its ETag is another. */
export function changeErrors({ sample, witness, before }: PreparedWrite, after: ScenarioResponse): EffectError[] {
  const { operation, body } = sample;
  if (!witness || !isSamePlace(witness.operation.path, operation.path)) return [];
  const reads = witness.operation.id;
  const error = (place: string, cause: string, rule: EffectError['rule'] = 'wrong-behaviour') => ({
    rule,
    place,
    cause: `of ${reads} ${cause}`,
  });
  const errors = unlikeSent(body?.value, after.at()).map((name) => error(`answer body /${name}`, 'is not what was sent'));
  if (before?.status !== 200) return errors;
  const isSame = JSON.stringify(before.at()) === JSON.stringify(after.at());
  const tag = after.header('etag');
  // What is changed in part may have an ETag of another part.
  if (operation.method !== 'patch')
    return tag === undefined || isSame || tag !== before.header('etag')
      ? errors
      : [...errors, error('answer header ETag', 'is the same as before the change', 'wrong-header')];
  const sent = new Set(sentValues(body?.value).map(([name]) => name));
  const settable = [...(body?.shape.properties ?? [])].flatMap(([name, { properties }]) =>
    name === 'data' ? [...properties.keys()] : [name],
  );
  const touched = settable.filter((name) => {
    const [was, is] = [fieldOf(before.at(), name), fieldOf(after.at(), name)];
    return !sent.has(name) && !changesByItself.test(name) && (was ?? undefined) !== undefined && JSON.stringify(is) !== JSON.stringify(was);
  });
  return [...errors, ...touched.map((name) => error(`answer body /${name}`, 'has changed, and nothing was sent about it'))];
}

/** Judges the ETag that a write takes in `If-Match` after it: where what it names is another, it is another. */
export function tagErrors({ sample, tagged }: PreparedWrite, after: ScenarioResponse | undefined): EffectError[] {
  const tag = tagged?.answer.header('etag');
  if (!tagged || tag === undefined || after?.status !== 200 || after.header('etag') !== tag) return [];
  const changed = sentValues(sample.body?.value).filter(
    ([name]) => JSON.stringify(fieldOf(tagged.answer.at(), name)) !== JSON.stringify(fieldOf(after.at(), name)),
  );
  // A change in part has another ETag only if it is about what the ETag names.
  if (!changed.some(([name]) => tagged.said.toLowerCase().includes(name.toLowerCase()))) return [];
  const cause = `of ${tagged.sample.operation.id} is the same as before the change`;
  return [{ rule: 'wrong-header', place: 'answer header ETag', cause }];
}

const names = (value: unknown, text: string): boolean =>
  isScalar(value) ? String(value) === text : typeof value === 'object' && Object.values(value ?? {}).some((inner) => names(inner, text));

/** Judges what is read after a removal: nothing is at its path, and what had it before has it no more. */
export function removalErrors({ sample, witness, before }: PreparedWrite, after: ScenarioResponse): EffectError[] {
  const { operation, parameters } = sample;
  if (!witness) return [];
  const reads = witness.operation.id;
  const error = (cause: string): EffectError[] => [{ rule: 'wrong-behaviour', place: 'answer', cause }];
  if (isSamePlace(witness.operation.path, operation.path))
    return operation.path.endsWith('}') && after.status < 400 ? error(`must leave nothing, and ${reads} still has it`) : [];
  const [, name] = /\{(\w+)\}/.exec(operation.path.slice(witness.operation.path.length)) ?? [];
  const value = parameters.find((one) => one.in === 'path' && one.name === name)?.value ?? '';
  const stays = before?.status === 200 && value !== '' && names(before.at(), value) && names(after.at(), value);
  return stays ? error(`must take ${value} away, and ${reads} still has it`) : [];
}

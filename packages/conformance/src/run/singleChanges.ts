import { isJsonObject } from '@realmkit/openapi/json';
import type { RunCase } from '../core/cases.ts';
import type { ScenarioResponse } from '../core/scenarioResponse.ts';
import { callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import type { Shape } from '../negatives/shape.ts';
import { fieldOf } from '../walks/rows.ts';
import type { CheckingClient } from './checkingClient.ts';
import { changeErrors, type PreparedWrite } from './judgeEffects.ts';
import { isSamePlace } from './witnesses.ts';

/** Names whose values have rules of their own: they refer to something, or somebody signs in with them. */
const isSpecial = (name: string): boolean => /(id|uid|country|language|password|user_?name|e-?mail)s?$/i.test(name);

/** Letters of two, of three and of four bytes, and a mark that stands apart. */
const foreignText = 'Zoë Ångström – 🦊';

/** Returns a value that a property may have and does not have; undefined where a schema does not say enough for one. */
function otherValue({ types, values, minimum = 1, maximum = Number.POSITIVE_INFINITY, ...shape }: Shape, now: unknown): unknown {
  if (shape.readOnly) return undefined;
  if (shape.enumerated) return values.find((one) => one !== now && one !== null);
  if (types.has('boolean')) return now !== true;
  if (types.has('integer')) return [Number(now) + 1, minimum].find((one) => one >= minimum && one <= maximum && one !== now);
  if (!types.has('string') || shape.pattern || shape.format) return undefined;
  return [...foreignText].slice(0, shape.maxLength).join('').trim();
}

/** A change of one property, with the body that sends it alone. */
interface SingleChange {
  readonly name: string;
  readonly sample: Sample;
}

/** Returns a change in part with another body, which has the envelope of the given one. */
function changeWith(sample: Sample, values: Readonly<Record<string, unknown>>): Sample {
  const { body } = sample;
  if (!body) return sample;
  const inEnvelope = isJsonObject(body.value) && isJsonObject(body.value.data);
  return { ...sample, body: { ...body, value: inEnvelope ? { ...Object(body.value), data: values } : values } };
}

/** Makes a change in part of each property of a thing, by values that its schema allows. */
function singleChangesOf(sample: Sample, thing: unknown): SingleChange[] {
  const { properties = new Map<string, Shape>() } = sample.body?.shape ?? {};
  const inner = properties.get('data')?.properties ?? properties;
  return [...inner].flatMap(([name, shape]) => {
    const value = isSpecial(name) ? undefined : otherValue(shape, fieldOf(thing, name));
    return value === undefined ? [] : [{ name, sample: changeWith(sample, { [name]: value }) }];
  });
}

/** Changes each property of a thing alone, judges what has become of it and of the others, and changes all of them back. */
export async function changeSingly(
  one: RunCase,
  write: PreparedWrite,
  client: CheckingClient,
  read: (witness: Sample) => Promise<ScenarioResponse | undefined>,
): Promise<void> {
  const { witness, token } = write;
  const whole = { ...write.sample, parameters: write.sample.parameters.filter(({ name }) => name !== 'If-Match') };
  const start = witness && isSamePlace(witness.operation.path, whole.operation.path) ? await read(witness) : undefined;
  if (!witness || start?.status !== 200) return;
  const changed = new Map<string, unknown>();
  let before = start;
  for (const { name, sample } of singleChangesOf(whole, start.at())) {
    const asked = `${name} alone`;
    const sent = await client.send(one, sample.operation, callOf(sample, { fault: asked }), token);
    const status = sent?.exchange.response.status ?? 0;
    // A rule of the service, which the contract leaves to it, may forbid the value.
    if (status === 0 || status >= 400) continue;
    const after = await read(witness);
    if (after?.status !== 200) return;
    for (const { rule, place, cause } of changeErrors({ ...write, sample, before }, after))
      one.addError(rule, sample.operation.id, status, place, cause, { asked });
    const was = fieldOf(start.at(), name);
    if (was !== undefined) changed.set(name, was);
    before = after;
  }
  if (changed.size === 0) return;
  const back = changeWith(whole, Object.fromEntries(changed));
  await client.send(one, whole.operation, callOf(back, { fault: 'what it was before' }), token);
}

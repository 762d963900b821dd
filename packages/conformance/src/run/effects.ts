import type { RunCase } from '../core/cases.ts';
import { ScenarioResponse } from '../core/scenarioResponse.ts';
import { callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';
import type { CheckingClient } from './checkingClient.ts';
import { changeErrors, type PreparedWrite, removalErrors, type TaggedAnswer, tagErrors } from './judgeEffects.ts';
import { changeSingly } from './singleChanges.ts';
import { bystanderErrors, lossErrors, readingsAround, restorationErrors, type Surroundings } from './surroundings.ts';
import { taggedReading, witnessOf } from './witnesses.ts';

/** The options of the effects. */
export interface EffectsOptions {
  readonly contract: TestedContract;
  readonly client: CheckingClient;
  /** The operations that the run may call. */
  readonly samples: readonly Sample[];
  readonly fixtures: Readonly<Record<string, string>>;
}

/** Returns what a write is about: the last id in its path. */
const targetOf = ({ parameters }: Sample): string => parameters.findLast(({ in: place }) => place === 'path')?.value ?? '';

const isAbout = ({ parameters }: Sample, target: string): boolean =>
  parameters.some(({ in: place, value }) => place === 'path' && value === target);

/** Judges the ETag of what was read twice, and not written between. */
function compareTags(one: RunCase, { sample, answer }: TaggedAnswer, again: ScenarioResponse | undefined): void {
  const [tag, next] = [answer.header('etag'), again?.header('etag')];
  if (tag === undefined || next === undefined || tag === next || JSON.stringify(answer.at()) !== JSON.stringify(again?.at())) return;
  one.addError('wrong-header', sample.operation.id, 200, 'answer header ETag', `is ${next}, and was ${tag} for the same just before`);
}

/** Creates what proves that writes do what they say: what is read before and after them, and what the contract says of repeating them. */
export function createEffects({ contract, client, samples, fixtures }: EffectsOptions) {
  /** What was read of what the run has removed, by its id. */
  const removed = new Map<string, Surroundings>();
  /** The lists that hold what the run has made, by its id. */
  const listOf = new Map<string, string>();

  async function read(one: RunCase, sample: Sample, token: string | undefined): Promise<ScenarioResponse | undefined> {
    const sent = await client.send(one, sample.operation, callOf(sample, { fault: '' }), sample.operation.secured ? token : undefined);
    return sent && new ScenarioResponse(sample.operation.id, sent.exchange.response);
  }

  async function readAll(one: RunCase, readings: readonly Sample[], token: string | undefined): Promise<Surroundings> {
    const answers: [string, { readonly sample: Sample; readonly answer: ScenarioResponse }][] = [];
    for (const sample of readings) {
      const known = one.findings.length;
      const answer = await read(one, sample, token);
      // A service may lack what nobody has asked it for: what is not there is judged where the run asks for it.
      if (answer && answer.status >= 400) one.findings.push(...one.findings.splice(known).filter(({ rule }) => rule === 'unlike-twin'));
      if (answer) answers.push([sample.operation.id, { sample, answer }]);
    }
    return new Map(answers);
  }

  /** Sends what must be refused because somebody else has changed the thing meanwhile, and looks that nothing was written. */
  async function refuseStale(one: RunCase, { sample, witness, before, token }: PreparedWrite): Promise<void> {
    const { operation } = sample;
    const tag = before?.header('etag');
    if (!witness || tag === undefined || !sample.parameters.some(({ name }) => name === 'If-Match')) return;
    const fault = 'the ETag of another version';
    const sent = await client.send(one, operation, callOf(sample, { fault, headers: { 'If-Match': '"another-version"' } }), token);
    const status = sent?.exchange.response.status ?? 412;
    const now = status < 400 ? await read(one, witness, token) : undefined;
    // What is there already may be answered well, if nothing is written (RFC 9110 §13.1.1).
    if (!now || JSON.stringify(now.at()) === JSON.stringify(before?.at())) return;
    const cause = `must be 412, and is ${status}: ${witness.operation.id} has changed`;
    one.addError('unexpected-status', operation.id, status, 'answer status', cause, { asked: fault, expected: [412] });
  }

  /** Follows the Location of what was made. */
  async function followLocation(one: RunCase, { sample, token }: PreparedWrite, answer: ScenarioResponse): Promise<void> {
    const location = answer.status === 201 ? answer.header('location') : undefined;
    if (location === undefined) return;
    const { pathname } = new URL(location, 'http://service');
    const steps = pathname.split('/');
    // The base of the service may be in front of its paths.
    const found = steps.map((_step, index) => `/${steps.slice(index + 1).join('/')}`).find((path) => contract.router.match('GET', path));
    const match = found === undefined ? undefined : contract.router.match('GET', found);
    if (!match || found === undefined) return;
    const call = { sample: undefined, fault: '', method: 'GET', url: found, headers: {}, body: undefined };
    const sent = await client.send(one, match.operation, call, token);
    if (sent?.exchange.response.status === 404)
      one.addError('wrong-header', sample.operation.id, 404, 'answer header Location', `leads nowhere: ${location}`);
  }

  return {
    /** Notes which list holds what was made. */
    holds: (list: string, id: string): void => void listOf.set(id, list),
    /** Reads what a write is about and, before the first of its kind, what is around it; asks once with an ETag of another version. */
    async prepare(one: RunCase, sample: Sample, token: string | undefined, isFirst: boolean): Promise<PreparedWrite> {
      const witness = witnessOf(sample, samples, fixtures);
      const before = witness && (await read(one, witness, token));
      const isRemoval = sample.operation.method === 'delete';
      const readings = isFirst || isRemoval ? readingsAround(sample, samples, fixtures) : [];
      const around = await readAll(one, isFirst ? readings : readings.filter((reading) => isAbout(reading, targetOf(sample))), token);
      const reading = taggedReading(sample, samples, fixtures, contract);
      const named = reading && (reading.sample.operation.id === witness?.operation.id ? before : await read(one, reading.sample, token));
      const tagged = reading && named?.status === 200 ? { ...reading, answer: named } : undefined;
      const prepared = { sample, token, witness, before, around, tagged };
      if (isFirst && tagged) compareTags(one, tagged, await read(one, tagged.sample, token));
      if (isFirst) await refuseStale(one, prepared);
      return prepared;
    },
    /** Reads again after a write that was answered well, and judges what differs. */
    async judge(one: RunCase, prepared: PreparedWrite, answer: ScenarioResponse): Promise<void> {
      const { sample, witness, token, around } = prepared;
      const after = witness && (await read(one, witness, token));
      const { id, method } = sample.operation;
      const isRemoval = method === 'delete';
      const errors =
        !after || method === 'post' || (!isRemoval && after.status !== 200)
          ? []
          : (isRemoval ? removalErrors : changeErrors)(prepared, after);
      const { tagged } = prepared;
      const again = tagged && (tagged.sample.operation.id === witness?.operation.id ? after : await read(one, tagged.sample, token));
      await followLocation(one, prepared, answer);
      const now = await readAll(
        one,
        [...around.values()].map((read) => read.sample),
        token,
      );
      const target = targetOf(sample);
      const old = isRemoval ? undefined : removed.get(target);
      const back =
        old &&
        (await readAll(
          one,
          [...old.values()].map((read) => read.sample),
          token,
        ));
      if (isRemoval) removed.set(target, new Map([...around].filter(([reads]) => now.get(reads)?.answer.status === 404)));
      const all = [
        ...errors,
        ...tagErrors(prepared, again),
        ...bystanderErrors(sample, answer, around, now),
        ...(isRemoval ? lossErrors(listOf.get(target), around, now) : []),
        ...(old && back ? restorationErrors(old, back) : []),
      ];
      for (const { rule, place, cause } of all) one.addError(rule, id, answer.status, place, cause);
    },
    /** Changes each property of a thing alone, and judges what is read then. */
    changeSingly: (one: RunCase, write: PreparedWrite): Promise<void> =>
      changeSingly(one, write, client, (witness) => read(one, witness, write.token)),
    /** Sends a request with the key of an earlier one, which must be answered as that was. */
    async repeat(
      one: RunCase,
      { sample, token }: PreparedWrite,
      answer: ScenarioResponse,
      headers: Readonly<Record<string, string>>,
    ): Promise<void> {
      const { operation } = sample;
      const sent = await client.send(
        one,
        operation,
        callOf(sample, { fault: 'the Idempotency-Key of the request before', headers }),
        token,
      );
      if (!sent) return;
      const again = new ScenarioResponse(operation.id, sent.exchange.response);
      if (again.status === answer.status && JSON.stringify(again.at()) === JSON.stringify(answer.at())) return;
      const cause = `must be the first one again for the same Idempotency-Key, and is ${again.status === answer.status ? 'another' : again.status}`;
      one.addError('wrong-behaviour', operation.id, again.status, 'answer', cause);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { statusWords } from '@realmkit/openapi/documented-status';
import { type RunCase, ScenarioSkipped } from '../core/cases.ts';
import type { Configuration } from '../core/configuration.ts';
import { ScenarioAborted, ScenarioResponse } from '../core/scenarioResponse.ts';
import type { CallOverrides, Creation, Suite } from '../core/suite.ts';
import type { TokenSource } from '../core/tokens.ts';
import { callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import { rowsPointerOf } from '../walks/rows.ts';
import type { CheckingClient } from './checkingClient.ts';
import type { CreatedResources } from './createdResources.ts';
import { type createDerivedCases, isReported } from './derivedCases.ts';
import type { createEffects } from './effects.ts';
import { negativesOf } from './negatives.ts';
import type { createOwnership } from './ownership.ts';
import { rightsOf } from './rights.ts';
import { fixturesIn, type PrepareSample } from './samplePreparation.ts';

/** The options of the calls. */
export interface CallsOptions {
  readonly suite: Suite;
  readonly configuration: Configuration;
  readonly samples: readonly Sample[];
  readonly client: CheckingClient;
  readonly own: CreatedResources;
  readonly ownership: ReturnType<typeof createOwnership>;
  readonly effects: ReturnType<typeof createEffects>;
  readonly derivedCases: ReturnType<typeof createDerivedCases>;
  readonly prepareSample: PrepareSample;
  readonly tokenOf: TokenSource;
  /** True if everything is asked for that a service may do without. */
  readonly asksExtensions: boolean;
  readonly onCreation: ((what: string) => void) | undefined;
}

/** Makes a call of a scenario; `undoing` at its end, where what is to be removed may be gone already. */
export type MakeCall = (one: RunCase, id: string, given: CallOverrides, undoing: boolean) => Promise<ScenarioResponse>;

/** Creates the calls of a run. The first good one of an operation is followed by the cases that are derived from it. */
export function createCalls(options: CallsOptions): MakeCall {
  const {
    suite,
    configuration,
    samples,
    client,
    own,
    ownership,
    effects,
    derivedCases,
    prepareSample,
    tokenOf,
    asksExtensions,
    onCreation,
  } = options;
  const derived = new Set<string>();
  const doubled = new Set<string>();

  /** Makes a second one with another name, which must have another id, and removes it. */
  async function makeSecond(one: RunCase, id: string, creation: Creation, given: CallOverrides, first: string): Promise<void> {
    if (!creation.second || doubled.has(id)) return;
    doubled.add(id);
    const other = creation.second.given(given, ownership.unique);
    try {
      const second = creation.id(await call(one, id, other, false)) ?? '';
      const { operation, ...removal } = creation.second.remove(second, other);
      await call(one, operation, { ...removal, negatives: false }, false);
    } catch (reason) {
      // What answers one id twice may have answered somebody's id before.
      if (reason instanceof ScenarioAborted) own.drop(first);
      throw reason;
    }
  }

  const call: MakeCall = async (one, id, given, undoing) => {
    const sample = prepareSample(one, id, given);
    const { operation } = sample;
    const role = given.as === undefined ? suite.caller : given.as;
    const token = role === null || (!operation.secured && given.as === undefined) ? undefined : await tokenOf(role);
    if (operation.secured && role !== null && token === undefined)
      throw new ScenarioSkipped(`the configuration has no token of the role ${role}`, { lacking: true });
    const expected = [given.status ?? operation.responses.usualSuccess].flat();
    const isGood = expected.every((status) => status < 400);
    const derive = isGood && given.negatives !== false && !undoing && role !== null && !derived.has(id);
    if (derive) {
      derived.add(id);
      const rights = rightsOf(sample, { owner: role, configuration, samples, suite });
      await derivedCases.deriveNegatives(sample, [...negativesOf(sample, suite, token), ...rights], token);
    }
    const creation = isGood ? suite.creates?.[id] : undefined;
    const before = creation && (await ownership.readListOf(one, creation, given));
    if (operation.method !== 'get' && !undoing) await ownership.checkUnused(one, sample, token);
    if (creation) onCreation?.(`${id} ${JSON.stringify(given.body ?? null)}`);
    const isWrite = isGood && operation.method !== 'get' && !undoing && !suite.harmless?.includes(id);
    const write = isWrite ? await effects.prepare(one, sample, token, derive) : undefined;
    const asks = (header: string): boolean =>
      sample.parameters.some(({ name, isExtension }) => name === header && (asksExtensions || !isExtension));
    const repeats = derive && isWrite && asks('Idempotency-Key');
    const { tagged } = write ?? {};
    const tag = asks('If-Match') ? tagged?.answer.header('etag') : undefined;
    if (derive && tagged && tag === undefined && client.hasTags && asks('If-Match'))
      one.addError('missing-header', tagged.sample.operation.id, 200, 'answer header ETag', `is missing, which If-Match of ${id} takes`);
    const headers = {
      ...(repeats && { 'Idempotency-Key': randomUUID() }),
      ...(tag !== undefined && { 'If-Match': tag }),
      ...given.headers,
    };
    const sent = await client.send(one, operation, callOf(sample, { fault: '', headers }), token);
    if (!sent) throw new ScenarioAborted(`${id} gave no answer.`);
    const { response } = sent.exchange;
    const answer = new ScenarioResponse(id, response);
    if (undoing && response.status === 404) return answer;
    if (!expected.includes(response.status)) {
      const used = response.status === 404 ? fixturesIn(sample, given, configuration.fixtures ?? {}) : '';
      const stale =
        tag !== undefined && response.status === 412 ? ` for the ETag that ${tagged?.sample.operation.id} has just answered` : '';
      const cause = `must be ${statusWords(expected)}, and is ${response.status}${stale}${used === '' ? '' : ` (the configuration's ${used})`}`;
      if (!isReported(sent.rules)) one.addError('unexpected-status', id, response.status, 'answer status', cause, { expected });
      throw new ScenarioAborted(`${id} answered ${response.status}.`);
    }
    if (derive && operation.method === 'get') await derivedCases.deriveParts(sample, token, response.body);
    if (derive) await derivedCases.deriveWalks(sample, given, token, rowsPointerOf(answer) !== undefined);
    if (write && repeats) await effects.repeat(one, write, answer, headers);
    if (creation && before) {
      const first = await ownership.take(one, id, creation, { given, before, answer });
      effects.holds(creation.list, first);
      await makeSecond(one, id, creation, given, first);
    }
    if (write) await effects.judge(one, write, answer);
    if (write && derive && operation.method === 'patch') await effects.changeSingly(one, write);
    return answer;
  };
  return call;
}

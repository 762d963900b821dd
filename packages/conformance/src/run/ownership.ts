import { randomBytes, randomUUID } from 'node:crypto';
import { type RunCase, ScenarioSkipped } from '../core/cases.ts';
import { doubtOf, isTooLong, type Listed, readList } from '../core/creations.ts';
import { pageQueryOf } from '../core/paging.ts';
import { sampleWith } from '../core/requests.ts';
import { ScenarioAborted, type ScenarioResponse } from '../core/scenarioResponse.ts';
import type { CallOverrides, Creation } from '../core/suite.ts';
import { callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import type { CheckingClient } from './checkingClient.ts';
import type { CreatedResources } from './createdResources.ts';
import { unlikeSent } from './judgeEffects.ts';
import type { PrepareSample } from './samplePreparation.ts';

/** The options of the ownership. */
export interface OwnershipOptions {
  readonly client: CheckingClient;
  readonly own: CreatedResources;
  readonly samples: ReadonlyMap<string, Sample>;
  readonly prepareSample: PrepareSample;
  /** Returns the token of a role, or of the suite's caller. */
  readonly tokenOf: (role: string | null | undefined) => Promise<string | undefined>;
  readonly startedAt: string;
}

/** A creation that was answered: its call, and its list before. */
interface Answered {
  readonly given: CallOverrides;
  readonly before: Listed;
  readonly answer: ScenarioResponse;
}

/** Creates what proves that something is a run's own, before the run writes to it. */
export function createOwnership({ client, own, samples, prepareSample, tokenOf, startedAt }: OwnershipOptions) {
  /** The ids that this run has made up and not written to yet. */
  const unused = new Set<string>();
  const madeUp = (id: string): string => {
    unused.add(id);
    return own.addName(id);
  };

  /** Reads the narrowest list of what a call makes. @throws {ScenarioSkipped} if it is too long to prove anything */
  async function readListOf(one: RunCase, creation: Creation, given: CallOverrides): Promise<Listed> {
    const within = creation.within?.(given) ?? {};
    const sample = prepareSample(one, creation.list, within);
    const token = await tokenOf(within.as ?? given.as);
    const pageQuery = pageQueryOf(sample);
    const list = await readList(creation, async (start, size) =>
      start > 0 && !pageQuery
        ? undefined
        : client.read(one, sample, { ...within, query: { ...within.query, ...pageQuery?.(start, size) } }, token),
    );
    if (isTooLong(list)) throw new ScenarioSkipped(`${creation.list} has too many rows (${list.total}) to prove what was not in it`);
    return list;
  }

  return {
    readListOf,
    unique: (prefix: string): string => madeUp(`${prefix}-${randomBytes(4).toString('hex')}`),
    uuid: (): string => madeUp(randomUUID()),
    /** Makes what was made the run's own if everything speaks for it. @throws {ScenarioAborted} if it may be somebody else's */
    async take(one: RunCase, operation: string, creation: Creation, { given, before, answer }: Answered): Promise<string> {
      const id = creation.id(answer);
      const after = id === undefined ? undefined : await readListOf(one, creation, given);
      const doubt = id === undefined || !after ? 'names nothing that was made' : doubtOf(creation, given, id, before, after, startedAt);
      if (id === undefined || !after || doubt !== undefined) {
        one.addError('not-new', operation, answer.status, 'answer', `${doubt}: nothing more is sent about it`);
        throw new ScenarioAborted(`${operation} made nothing of its own.`);
      }
      for (const name of unlikeSent(given.body, after.rows.get(id)?.at()))
        one.addError('wrong-behaviour', operation, answer.status, `answer body /${name}`, `of ${creation.list} is not what was sent`);
      return own.addName(id);
    },
    /** Makes sure that nothing is at an id that the run has chosen. @throws {ScenarioAborted} if something is */
    async checkUnused(one: RunCase, { parameters, operation }: Sample, token: string | undefined): Promise<void> {
      const inPath = parameters.flatMap(({ in: place, name, value }) => (place === 'path' && value ? [[name, value] as const] : []));
      const chosen = inPath.flatMap(([, value]) => (unused.delete(value) ? [value] : []));
      const reading = [...samples.values()].find((one) => one.operation.method === 'get' && one.operation.path === operation.path);
      if (chosen.length === 0 || !reading) return;
      const reads = callOf(sampleWith(reading, { path: Object.fromEntries(inPath) }), { fault: '' });
      const sent = await client.send(one, reading.operation, reads, token);
      if (!sent || sent.exchange.response.status >= 400) return;
      const cause = `has something at ${chosen.join(' and ')} that this run did not make: nothing more is sent about it`;
      one.addError('not-new', reading.operation.id, sent.exchange.response.status, 'answer', cause);
      throw new ScenarioAborted(`${chosen.join()} is taken.`);
    },
  };
}

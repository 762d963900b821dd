import { randomBytes, randomUUID } from 'node:crypto';
import type { ContractDocument } from '@realmkit/contract-engine';
import { headerMap } from '../exchange.ts';
import { nonexistentId, unknownRoutes } from '../negatives/badCalls.ts';
import { callOf } from '../negatives/call.ts';
import { type Sample, samplesOf } from '../negatives/sample.ts';
import { tooLongStatuses } from '../verdicts/checkExchange.ts';
import { testedContract } from '../verdicts/testedContract.ts';
import { Cases, type RunCase, ScenarioSkipped } from './cases.ts';
import { type Census, compareCensus, keyOf } from './census.ts';
import { type CheckedExchange, CheckingClient } from './checkingClient.ts';
import type { Configuration } from './configuration.ts';
import { checkExtensions, isExtension } from './coverage.ts';
import { CreatedResources } from './createdResources.ts';
import { doubtOf, isTooLong, type Listed, readList } from './creations.ts';
import { type NegativeKind, negativesOf } from './negatives.ts';
import { findPagingErrors, pagingOf } from './paging.ts';
import { checkReachable } from './reachable.ts';
import { sampleWith, sentRequest } from './requests.ts';
import type { RunResult } from './results.ts';
import { ScenarioAborted, ScenarioResponse } from './scenarioResponse.ts';
import type { CallOverrides, Creation, HookCallOverrides, Scenario, Suite } from './suite.ts';
import { exchangeWith, fetchWithTimeout, type Target } from './target.ts';
import { secretFixtures, tokenName, tokenSource } from './tokens.ts';

/** Options of a run. */
export interface RunOptions {
  readonly configuration: Configuration;
  readonly allowWrites: boolean;
  readonly strict: boolean;
  /** Whether extensions are called: all, none, or those of these operations. */
  readonly withExtensions: boolean | readonly string[];
  /** True if a case that is skipped for a missing requirement is an error. */
  readonly complete?: boolean;
  /** The contract; default that of the suite's service. */
  readonly document?: ContractDocument;
  /** Called before each creation with what is going to be made, so that a run that is killed can say what it has left behind. */
  readonly onCreation?: (what: string) => void;
}

/** Returns whether another finding already explains an unexpected status. */
const isReported = (rules: CheckedExchange['rules']): boolean =>
  (['undocumented-status', 'request-accepted', 'read-only-accepted'] as const).some((rule) => rules.has(rule));

/** Runs the scenarios of a service against a target, with all cases that are derived from them. @throws if the target cannot be reached */
export async function runSuite(suite: Suite, target: Target, options: RunOptions): Promise<RunResult> {
  const startedAt = new Date().toISOString();
  const { configuration, strict, complete = false } = options;
  const contract = testedContract(suite.service, options.document);
  const fixtures = configuration.fixtures ?? {};
  const samples = new Map(samplesOf(suite.service, fixtures, contract.document).map((sample) => [sample.operation.id, sample]));
  const secrets = new Map(secretFixtures(configuration));
  const sourceOf = tokenSource(configuration, target);
  const tokenOf = async (role: string): Promise<string | undefined> => {
    const token = await sourceOf(role);
    if (token !== undefined) secrets.set(token, tokenName(role));
    return token;
  };
  const own = new CreatedResources(Object.keys(suite.requirements.changes ?? {}).flatMap((name) => fixtures[name] ?? []));
  const client = new CheckingClient(contract, target, { strict, own, secrets });
  const cases = new Cases({ accepted: configuration.accepted ?? [], today: startedAt.slice(0, 10), complete });
  const derived = new Set<string>();
  /** The ids that this run has made up and not written to yet. */
  const unused = new Set<string>();
  const doubled = new Set<string>();
  const withExtensions = options.withExtensions || (configuration.extensions ?? false);
  if (typeof withExtensions !== 'boolean') checkExtensions(contract, withExtensions);
  const isAsked = (id: string): boolean =>
    !isExtension(contract, id) || (typeof withExtensions === 'boolean' ? withExtensions : withExtensions.includes(id));

  async function deriveNegatives(sample: Sample, kinds: readonly NegativeKind[], caller: string | undefined): Promise<void> {
    const { operation } = sample;
    for (const { title, calls, expected, as } of kinds)
      await cases.run(operation.id, title, async (one) => {
        const token = as === 'caller' ? caller : as === 'anonymous' ? undefined : await tokenOf(as.role);
        if (typeof as === 'object' && token === undefined)
          throw new ScenarioSkipped(`the configuration has no token of the role ${as.role}`, { lacking: true });
        for (const call of calls) {
          const sent = await client.send(one, operation, call, token);
          const status = sent?.exchange.response.status ?? 0;
          const isRefusedAsTooLong = expected.includes(400) && tooLongStatuses.includes(status);
          if (!sent || expected.length === 0 || expected.includes(status) || isRefusedAsTooLong || isReported(sent.rules)) continue;
          const cause = `must be ${expected.join(' or ')}, and is ${status}`;
          one.addError('unexpected-status', operation.id, status, 'answer status', cause, { asked: call.fault, expected });
        }
      });
  }

  /** Sends a call that reads. @throws {ScenarioAborted} if it is not answered well */
  async function read(one: RunCase, sample: Sample, given: CallOverrides, token: string | undefined): Promise<ScenarioResponse> {
    const sent = await client.send(
      one,
      sample.operation,
      callOf(sampleWith(sample, given), { fault: '', headers: given.headers ?? {} }),
      token,
    );
    if (sent?.exchange.response.status !== 200) throw new ScenarioAborted(`${sample.operation.id} does not answer a part of its list.`);
    return new ScenarioResponse(sample.operation.id, sent.exchange.response);
  }

  async function derivePaging(sample: Sample, given: CallOverrides, token: string | undefined): Promise<void> {
    const { operation } = sample;
    const pageQuery = pagingOf(new Set(sample.parameters.filter((one) => one.in === 'query').map(({ name }) => name)));
    if (operation.method !== 'get' || !pageQuery) return;
    await cases.run(operation.id, 'pages', async (one) => {
      const fetchPage = (query: Readonly<Record<string, string>>) =>
        read(one, sample, { ...given, query: { ...given.query, ...query } }, token);
      for (const { place, cause } of await findPagingErrors(fetchPage, pageQuery))
        one.addError('wrong-paging', operation.id, 200, place, cause);
    });
  }

  /** Lists the fixtures in the path of a call, to explain a 404. */
  function fixturesIn(sample: Sample, given: CallOverrides): string {
    const used = sample.parameters.filter(({ in: place, name }) => place === 'path' && given.path?.[name] === undefined);
    return used.map(({ name }) => `${name} ${fixtures[name]}`).join(', ');
  }

  const unique = (prefix: string): string => {
    const name = own.addName(`${prefix}-${randomBytes(4).toString('hex')}`);
    unused.add(name);
    return name;
  };

  /** Returns the sample of a call. @throws if the run may not make the call, or lacks a fixture for it */
  function prepareSample(one: RunCase, id: string, given: CallOverrides): Sample {
    const base = samples.get(id);
    if (!base) throw new Error(`The contract ${suite.service} has no operation ${id}.`);
    if (!isAsked(id)) throw new ScenarioSkipped(`${id} is an extension, and --with-extensions was not given`);
    const writes = base.operation.method !== 'get' && !suite.harmless?.includes(id);
    if (writes && !options.allowWrites) throw new ScenarioSkipped(`${id} writes, and --allow-writes was not given`);
    const inPath = base.parameters.filter(({ in: place }) => place === 'path');
    const missing = inPath.find(({ name }) => (given.path?.[name] ?? fixtures[name]) === undefined);
    if (missing) throw new ScenarioSkipped(`the configuration has no fixture ${missing.name}`, { lacking: true });
    const sample = sampleWith(base, given);
    const foreign = writes ? own.foreignIn(sample) : undefined;
    if (foreign) {
      const cause = `is ${foreign.value}, which this run did not make, and which is no fixture that it may change: nothing was sent`;
      one.addError('foreign-write', id, 0, `request ${foreign.name}`, cause);
      throw new ScenarioAborted(`${id} was not called.`);
    }
    return sample;
  }

  /** Reads the narrowest list of what a call makes. @throws {ScenarioSkipped} if it is too long to prove anything */
  async function readListOf(one: RunCase, creation: Creation, given: CallOverrides): Promise<Listed> {
    const within = creation.within?.(given) ?? {};
    const sample = prepareSample(one, creation.list, within);
    const token = await tokenOf(within.as ?? given.as ?? suite.caller);
    const pageQuery = pagingOf(new Set(sample.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)));
    const list = await readList(creation, async (start, size) =>
      start > 0 && !pageQuery
        ? undefined
        : read(one, sample, { ...within, query: { ...within.query, ...pageQuery?.(start, size) } }, token),
    );
    if (isTooLong(list)) throw new ScenarioSkipped(`${creation.list} has too many rows (${list.total}) to prove what was not in it`);
    return list;
  }

  /** Makes what was made the run's own if everything speaks for it. @throws {ScenarioAborted} if it may be somebody else's */
  async function takeOwnership(
    one: RunCase,
    operation: string,
    creation: Creation,
    { given, before, answer }: { readonly given: CallOverrides; readonly before: Listed; readonly answer: ScenarioResponse },
  ): Promise<string> {
    const id = creation.id(answer);
    const doubt =
      id === undefined
        ? 'names nothing that was made'
        : doubtOf(creation, given, id, before, await readListOf(one, creation, given), startedAt);
    if (id === undefined || doubt !== undefined) {
      one.addError('not-new', operation, answer.status, 'answer', `${doubt}: nothing more is sent about it`);
      throw new ScenarioAborted(`${operation} made nothing of its own.`);
    }
    return own.addName(id);
  }

  /** Makes a second one with another name, which must have another id, and removes it. */
  async function makeSecond(one: RunCase, id: string, creation: Creation, given: CallOverrides, first: string): Promise<void> {
    if (!creation.second || doubled.has(id)) return;
    doubled.add(id);
    const other = creation.second.given(given, unique);
    try {
      const answer = await call(one, id, other, false);
      const second = creation.id(answer) ?? '';
      const { operation, ...removal } = creation.second.remove(second, other);
      await call(one, operation, { ...removal, negatives: false }, false);
    } catch (reason) {
      // What answers one id twice may have answered somebody's id before.
      if (reason instanceof ScenarioAborted) own.drop(first);
      throw reason;
    }
  }

  /** Makes sure that nothing is at an id that the run has chosen. @throws {ScenarioAborted} if something is */
  async function checkUnused(one: RunCase, sample: Sample, token: string | undefined): Promise<void> {
    const chosen = sample.parameters.flatMap(({ in: place, value }) => (place === 'path' && value && unused.delete(value) ? [value] : []));
    const { path } = sample.operation;
    const reading = [...samples.values()].find(({ operation }) => operation.method === 'get' && operation.path === path);
    if (chosen.length === 0 || !reading) return;
    const inPath = Object.fromEntries(
      sample.parameters.flatMap(({ in: place, name, value }) => (place === 'path' && value ? [[name, value]] : [])),
    );
    const sent = await client.send(one, reading.operation, callOf(sampleWith(reading, { path: inPath }), { fault: '' }), token);
    if (!sent || sent.exchange.response.status >= 400) return;
    const cause = `has something at ${chosen.join(' and ')} that this run did not make: nothing more is sent about it`;
    one.addError('not-new', reading.operation.id, sent.exchange.response.status, 'answer', cause);
    throw new ScenarioAborted(`${chosen.join()} is taken.`);
  }

  async function call(one: RunCase, id: string, given: CallOverrides, undoing: boolean): Promise<ScenarioResponse> {
    const sample = prepareSample(one, id, given);
    const { operation } = sample;
    const role = given.as === undefined ? suite.caller : given.as;
    const token = role === null || (!operation.secured && given.as === undefined) ? undefined : await tokenOf(role);
    if (operation.secured && role !== null && token === undefined)
      throw new ScenarioSkipped(`the configuration has no token of the role ${role}`, { lacking: true });
    const good = Math.min(...operation.responses.keys());
    const expected = [given.status ?? good].flat();
    const isGood = expected.every((status) => status < 400);
    const derive = isGood && given.negatives !== false && !undoing && role !== null && !derived.has(id);
    if (derive) {
      derived.add(id);
      await deriveNegatives(sample, negativesOf(sample, suite, token), token);
    }
    const creation = isGood ? suite.creates?.[id] : undefined;
    const before = creation && (await readListOf(one, creation, given));
    if (operation.method !== 'get' && !undoing) await checkUnused(one, sample, token);
    if (creation) options.onCreation?.(`${id} ${JSON.stringify(given.body ?? null)}`);
    const sent = await client.send(one, operation, callOf(sample, { fault: '', headers: given.headers ?? {} }), token);
    if (!sent) throw new ScenarioAborted(`${id} gave no answer.`);
    const { response } = sent.exchange;
    // A resource to be removed may be gone already.
    if (undoing && response.status === 404) return new ScenarioResponse(id, response);
    if (!expected.includes(response.status)) {
      const used = response.status === 404 ? fixturesIn(sample, given) : '';
      const cause = `must be ${expected.join(' or ')}, and is ${response.status}${used === '' ? '' : ` (the configuration's ${used})`}`;
      if (!isReported(sent.rules)) one.addError('unexpected-status', id, response.status, 'answer status', cause, { expected });
      throw new ScenarioAborted(`${id} answered ${response.status}.`);
    }
    if (derive) await derivePaging(sample, given, token);
    const answer = new ScenarioResponse(id, response);
    if (creation && before) await makeSecond(one, id, creation, given, await takeOwnership(one, id, creation, { given, before, answer }));
    return answer;
  }

  async function hook(name: string, { as, values = {}, json }: HookCallOverrides): Promise<ScenarioResponse> {
    const template = configuration.hooks?.[name];
    if (template === undefined) throw new ScenarioSkipped(`the configuration has no hook ${name}`, { lacking: true });
    const url = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? fixtures[key] ?? ''));
    const headers = new Headers(json === undefined ? {} : { 'content-type': 'application/json' });
    if (as !== undefined) headers.set('authorization', `Bearer ${await tokenOf(as)}`);
    const outcome = await fetchWithTimeout(
      target,
      url,
      json === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(json) },
    );
    if ('error' in outcome) throw new ScenarioSkipped(`the hook ${name} at ${url} ${outcome.error}`, { lacking: true });
    const { response, body } = outcome;
    return new ScenarioResponse(`the hook ${name}`, { status: response.status, headers: headerMap(response.headers), body });
  }

  async function runScenario(scenario: Scenario): Promise<void> {
    await cases.run('scenarios', scenario.title, async (one) => {
      const undone: (() => Promise<unknown>)[] = [];
      let last = suite.service;
      let undoing = false;
      try {
        await scenario.run({
          call: (id, given = {}) => {
            last = id;
            return call(one, id, given, undoing);
          },
          async create(id, given = {}) {
            last = id;
            return suite.creates?.[id]?.id(await call(one, id, given, undoing)) ?? '';
          },
          fixture(name) {
            const value = fixtures[name];
            if (value === undefined) throw new ScenarioSkipped(`the configuration has no fixture ${name}`, { lacking: true });
            return value;
          },
          hook: (name, given = {}) => hook(name, given),
          holds(what, place, cause) {
            if (!what) one.addError('wrong-behaviour', last, 0, place, cause);
          },
          undo: (step) => undone.push(step),
          created: (id) => own.addName(id),
          uuid() {
            const id = own.addName(randomUUID());
            unused.add(id);
            return id;
          },
          unique,
        });
      } finally {
        undoing = true;
        for (const step of undone.reverse())
          await step().catch((reason: unknown) => {
            if (!(reason instanceof ScenarioAborted || reason instanceof ScenarioSkipped))
              one.addError('wrong-behaviour', last, 0, 'answer', String(reason));
          });
      }
    });
  }

  /** Reads the lists that the caller may read, and judges nothing; a list that cannot be read is left out. */
  async function takeCensus(): Promise<Census> {
    const census = new Map<string, Listed>();
    const token = await tokenOf(suite.caller);
    for (const [id, sample] of samples) {
      const pageQuery = pagingOf(new Set(sample.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name)));
      const isKnown = sample.parameters.every(({ in: place, name }) => place !== 'path' || fixtures[name] !== undefined);
      if (sample.operation.method !== 'get' || !pageQuery || !isKnown || !isAsked(id) || (sample.operation.secured && !token)) continue;
      const fetchPage = async (start: number, size: number): Promise<ScenarioResponse> => {
        const page = callOf(sampleWith(sample, { query: pageQuery(start, size) }), { fault: '' });
        const outcome = await exchangeWith(target, sentRequest(page, token));
        if ('error' in outcome || outcome.exchange.response.status !== 200) throw new ScenarioAborted(`${id} cannot be read.`);
        return new ScenarioResponse(id, outcome.exchange.response);
      };
      const list = await readList({ key: keyOf }, fetchPage).catch(() => undefined);
      if (list) census.set(id, list);
    }
    return census;
  }

  async function requestUnknownRoutes(): Promise<void> {
    await cases.run(suite.service, 'addresses outside of the contract', async (one) => {
      const token = await tokenOf(suite.caller);
      // An undocumented DELETE of a whole list could do anything: a write goes to a nonexistent id.
      for (const outside of unknownRoutes([...samples.values()]))
        if (outside.method === 'GET' || (options.allowWrites && outside.url.includes(nonexistentId)))
          await client.send(one, undefined, outside, token);
    });
  }

  await checkReachable(
    target,
    [...samples.values()].filter(({ operation }) => isAsked(operation.id)),
    {
      fixtures,
      tokenOf: () => tokenOf(suite.caller),
      caller: suite.caller,
    },
  );
  const before: Census = options.allowWrites ? await takeCensus() : new Map();
  for (const scenario of suite.scenarios) await runScenario(scenario);
  await requestUnknownRoutes();
  if (before.size > 0)
    await cases.run(suite.service, 'what was there is there after the run', async (one) => {
      const known = { wroteTo: (id: string) => own.has(id), made: (id: string) => own.has(id) || own.leaves(id) };
      for (const change of compareCensus(before, await takeCensus(), known)) one.add({ ...change, rule: 'left-changed', status: 200 });
    });
  return {
    service: suite.service,
    target: target.base,
    startedAt,
    cases: cases.list,
    coverage: client.coverage.list(contract, isAsked),
    left: own.left,
  };
}

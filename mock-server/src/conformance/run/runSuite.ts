import { randomBytes, randomUUID } from 'node:crypto';
import type { ContractDocument } from '../../contract/document.ts';
import { headerMap } from '../exchange.ts';
import { nobody, unknownAddresses } from '../negatives/badCalls.ts';
import { callOf } from '../negatives/call.ts';
import { type Sample, samplesOf } from '../negatives/sample.ts';
import { testedContract } from '../verdicts/testedContract.ts';
import { Cases, type RunCase, ScenarioSkipped } from './cases.ts';
import type { Configuration } from './configuration.ts';
import { Conversation, type Judged } from './conversation.ts';
import { isExtension } from './coverage.ts';
import { CreatedResources } from './createdResources.ts';
import { type NegativeKind, negativesOf } from './negatives.ts';
import { pagingFaults, pagingOf } from './paging.ts';
import { checkReachable } from './reachable.ts';
import { sampleWith } from './requests.ts';
import type { RunResult } from './results.ts';
import { ScenarioAborted, ScenarioResponse } from './scenarioResponse.ts';
import type { CallOverrides, HookCallOverrides, Scenario, Suite } from './suite.ts';
import { ask, type Target } from './target.ts';
import { tokenSource } from './tokens.ts';

/** How a suite is run. */
export interface RunOptions {
  readonly configuration: Configuration;
  readonly allowWrites: boolean;
  readonly strict: boolean;
  readonly withExtensions: boolean;
  /** Whether what is left out because the configuration lacks something is an error. */
  readonly complete?: boolean;
  /** The contract; that of the suite's service without it. */
  readonly document?: ContractDocument;
}

/** Whether it is told already why a status is not the right one. */
const isTold = (rules: Judged['rules']): boolean =>
  (['undocumented-status', 'request-accepted', 'read-only-accepted'] as const).some((rule) => rules.has(rule));

/** Runs the scenarios of a service against a target, with everything that is derived from them. Throws in words where the target cannot be asked. */
export async function runSuite(suite: Suite, target: Target, options: RunOptions): Promise<RunResult> {
  const startedAt = new Date().toISOString();
  const { configuration, strict, complete = false } = options;
  const contract = testedContract(suite.service, options.document);
  const fixtures = configuration.fixtures ?? {};
  const samples = new Map(samplesOf(suite.service, fixtures, contract.document).map((sample) => [sample.operation.id, sample]));
  const tokenOf = tokenSource(configuration, target);
  const own = new CreatedResources(Object.keys(suite.needs.changes ?? {}).flatMap((name) => fixtures[name] ?? []));
  const conversation = new Conversation(contract, target, { strict, own });
  const cases = new Cases({ accepted: configuration.accepted ?? [], today: startedAt.slice(0, 10), complete });
  const derived = new Set<string>();

  async function deriveNegatives(sample: Sample, kinds: readonly NegativeKind[], caller: string | undefined): Promise<void> {
    const { operation } = sample;
    for (const { title, calls, expected, as } of kinds)
      await cases.in(operation.id, title, async (one) => {
        const token = as === 'caller' ? caller : as === 'nobody' ? undefined : await tokenOf(as.role);
        if (typeof as === 'object' && token === undefined)
          throw new ScenarioSkipped(`the configuration has no token of the role ${as.role}`, { lacking: true });
        for (const call of calls) {
          const sent = await conversation.send(one, operation, call, token);
          const status = sent?.exchange.answer.status ?? 0;
          if (!sent || expected.length === 0 || expected.includes(status) || isTold(sent.rules)) continue;
          const cause = `must be ${expected.join(' or ')}, and is ${status}`;
          one.note('unexpected-status', operation.id, status, 'answer status', cause, call.fault);
        }
      });
  }

  async function derivePaging(sample: Sample, given: CallOverrides, token: string | undefined): Promise<void> {
    const { operation } = sample;
    const part = pagingOf(new Set(sample.parameters.filter((one) => one.in === 'query').map(({ name }) => name)));
    if (operation.method !== 'get' || !part) return;
    await cases.in(operation.id, 'pages', async (one) => {
      const askPart = async (query: Readonly<Record<string, string>>): Promise<ScenarioResponse> => {
        const asked = callOf(sampleWith(sample, { ...given, query: { ...given.query, ...query } }), {
          fault: '',
          headers: given.headers ?? {},
        });
        const sent = await conversation.send(one, operation, asked, token);
        if (sent?.exchange.answer.status !== 200) throw new ScenarioAborted(`${operation.id} does not answer a part of its list.`);
        return new ScenarioResponse(operation.id, sent.exchange.answer);
      };
      for (const { place, cause } of await pagingFaults(askPart, part)) one.note('wrong-paging', operation.id, 200, place, cause);
    });
  }

  /** The fixtures that fill the path of a call, for whoever wonders about a 404. */
  function fixturesIn(sample: Sample, given: CallOverrides): string {
    const used = sample.parameters.filter(({ in: place, name }) => place === 'path' && given.path?.[name] === undefined);
    return used.map(({ name }) => `${name} ${fixtures[name]}`).join(', ');
  }

  /** The sample of a call. Throws where this run may not, or cannot, make it. */
  function prepared(id: string, given: CallOverrides): Sample {
    const base = samples.get(id);
    if (!base) throw new Error(`The contract ${suite.service} has no operation ${id}.`);
    if (isExtension(contract, id) && !options.withExtensions)
      throw new ScenarioSkipped(`${id} is an extension, and --with-extensions was not given`);
    const writes = base.operation.method !== 'get' && !suite.harmless?.includes(id);
    if (writes && !options.allowWrites) throw new ScenarioSkipped(`${id} writes, and --allow-writes was not given`);
    const inPath = base.parameters.filter(({ in: place }) => place === 'path');
    const missing = inPath.find(({ name }) => (given.path?.[name] ?? fixtures[name]) === undefined);
    if (missing) throw new ScenarioSkipped(`the configuration has no fixture ${missing.name}`, { lacking: true });
    const sample = sampleWith(base, given);
    const foreign = writes ? own.foreignIn(sample) : undefined;
    if (foreign)
      throw new Error(
        `The suite of ${suite.service} wants to write by ${id} on ${foreign.name} ${foreign.value}, which this run did not make, and which is no fixture that it may change. Nothing was sent.`,
      );
    return sample;
  }

  async function call(one: RunCase, id: string, given: CallOverrides, undoing: boolean): Promise<ScenarioResponse> {
    const sample = prepared(id, given);
    const { operation } = sample;
    const role = given.as === undefined ? suite.caller : given.as;
    const token = role === null || (!operation.secured && given.as === undefined) ? undefined : await tokenOf(role);
    if (operation.secured && role !== null && token === undefined)
      throw new ScenarioSkipped(`the configuration has no token of the role ${role}`, { lacking: true });
    const good = Math.min(...operation.answers.keys());
    const expected = given.status ?? good;
    const derive = expected < 400 && given.negatives !== false && !undoing && role !== null && !derived.has(id);
    if (derive) {
      derived.add(id);
      await deriveNegatives(sample, negativesOf(sample, suite, token), token);
    }
    const sent = await conversation.send(one, operation, callOf(sample, { fault: '', headers: given.headers ?? {} }), token);
    if (!sent) throw new ScenarioAborted(`${id} gave no answer.`);
    const { answer } = sent.exchange;
    // What shall be gone may be gone already.
    if (undoing && answer.status === 404) return new ScenarioResponse(id, answer);
    if (answer.status !== expected) {
      const used = answer.status === 404 ? fixturesIn(sample, given) : '';
      const cause = `must be ${expected}, and is ${answer.status}${used === '' ? '' : ` (the configuration's ${used})`}`;
      if (!isTold(sent.rules)) one.note('unexpected-status', id, answer.status, 'answer status', cause);
      throw new ScenarioAborted(`${id} answered ${answer.status}.`);
    }
    if (derive) await derivePaging(sample, given, token);
    return new ScenarioResponse(id, answer);
  }

  async function hook(name: string, { as, values = {}, json }: HookCallOverrides): Promise<ScenarioResponse> {
    const template = configuration.hooks?.[name];
    if (template === undefined) throw new ScenarioSkipped(`the configuration has no hook ${name}`, { lacking: true });
    const address = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? fixtures[key] ?? ''));
    const headers = new Headers(json === undefined ? {} : { 'content-type': 'application/json' });
    if (as !== undefined) headers.set('authorization', `Bearer ${await tokenOf(as)}`);
    const outcome = await ask(target, address, json === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(json) });
    if ('failure' in outcome) throw new ScenarioSkipped(`the hook ${name} at ${address} ${outcome.failure}`, { lacking: true });
    const { answer, body } = outcome;
    return new ScenarioResponse(`the hook ${name}`, { status: answer.status, headers: headerMap(answer.headers), body });
  }

  async function runScenario(scenario: Scenario): Promise<void> {
    await cases.in('scenarios', scenario.title, async (one) => {
      const undone: (() => Promise<unknown>)[] = [];
      let last = suite.service;
      let undoing = false;
      try {
        await scenario.run({
          call: (id, given = {}) => {
            last = id;
            return call(one, id, given, undoing);
          },
          fixture(name) {
            const value = fixtures[name];
            if (value === undefined) throw new ScenarioSkipped(`the configuration has no fixture ${name}`, { lacking: true });
            return value;
          },
          hook: (name, given = {}) => hook(name, given),
          holds(what, place, cause) {
            if (!what) one.note('wrong-behaviour', last, 0, place, cause);
          },
          undo: (step) => undone.push(step),
          uuid: () => own.name(randomUUID()),
          unique: (prefix) => own.name(`${prefix}-${randomBytes(4).toString('hex')}`),
        });
      } finally {
        undoing = true;
        for (const step of undone.reverse())
          await step().catch((reason: unknown) => {
            if (!(reason instanceof ScenarioAborted || reason instanceof ScenarioSkipped)) throw reason;
          });
      }
    });
  }

  async function askOutside(): Promise<void> {
    await cases.in(suite.service, 'addresses outside of the contract', async (one) => {
      const token = await tokenOf(suite.caller);
      // Nobody knows what an undocumented DELETE of a whole list would do: a write goes to an id that nothing has.
      for (const outside of unknownAddresses([...samples.values()]))
        if (outside.method === 'GET' || (options.allowWrites && outside.address.includes(nobody)))
          await conversation.send(one, undefined, outside, token);
    });
  }

  await checkReachable(
    target,
    [...samples.values()].filter(({ operation }) => options.withExtensions || !isExtension(contract, operation.id)),
    {
      fixtures,
      tokenOf: () => tokenOf(suite.caller),
      caller: suite.caller,
    },
  );
  for (const scenario of suite.scenarios) await runScenario(scenario);
  await askOutside();
  return {
    service: suite.service,
    target: target.base,
    startedAt,
    cases: cases.list,
    coverage: conversation.coverage.list(contract, options.withExtensions),
    left: own.left,
  };
}

import { randomBytes } from 'node:crypto';
import type { ContractDocument } from '../../contract/document.ts';
import type { Operation } from '../../contract/operation.ts';
import { type Exchange, headerMap } from '../exchange.ts';
import { unknownAddresses } from '../negatives/badCalls.ts';
import type { Call } from '../negatives/call.ts';
import { callOf } from '../negatives/call.ts';
import { type Sample, samplesOf } from '../negatives/sample.ts';
import { judge } from '../verdicts/judge.ts';
import { testedContract } from '../verdicts/testedContract.ts';
import { acceptedBy } from './accepted.ts';
import { Answered, Stopped } from './answered.ts';
import type { Configuration } from './configuration.ts';
import { Coverage, isExtension } from './coverage.ts';
import { type NegativeKind, negativesOf } from './negatives.ts';
import { pagingFaults, pagingOf } from './paging.ts';
import { sampleWith, sentRequest } from './requests.ts';
import type { CaseResult, ReportedFinding, RunResult } from './results.ts';
import type { Given, HookGiven, Scenario, Suite } from './suite.ts';
import { exchangeWith, type Target } from './target.ts';
import { tokenSource } from './tokens.ts';

/** How a suite is run. */
export interface RunOptions {
  readonly configuration: Configuration;
  readonly allowWrites: boolean;
  readonly strict: boolean;
  readonly withExtensions: boolean;
  /** The contract; that of the suite's service without it. */
  readonly document?: ContractDocument;
}

/** Thrown where a scenario needs what this run does not have. */
class Skipped extends Error {}

/** Runs the scenarios of a service against a target, with everything that is derived from them. */
export async function runSuite(suite: Suite, target: Target, options: RunOptions): Promise<RunResult> {
  const started = new Date();
  const contract = testedContract(suite.service, options.document);
  const fixtures = options.configuration.fixtures ?? {};
  const samples = new Map(samplesOf(suite.service, fixtures, contract.document).map((sample) => [sample.operation.id, sample]));
  const tokenOf = tokenSource(options.configuration, target.send);
  const coverage = new Coverage();
  const cases: CaseResult[] = [];
  const derived = new Set<string>();

  /** Does something as a case of the report. */
  async function inCase(group: string, title: string, work: (one: Case) => Promise<void>): Promise<void> {
    const one = new Case();
    const begun = performance.now();
    let skipped: string | undefined;
    try {
      await work(one);
    } catch (reason) {
      if (reason instanceof Skipped) skipped = reason.message;
      else if (reason instanceof Stopped) {
        if (one.findings.length === 0) one.note('wrong-behaviour', group, 0, 'answer body', reason.message);
      } else throw reason;
    }
    const duration = performance.now() - begun;
    cases.push({ group, title, findings: one.findings, requests: one.requests, duration, ...(skipped !== undefined && { skipped }) });
  }

  class Case {
    readonly findings: ReportedFinding[] = [];
    requests = 0;

    add(finding: ReportedFinding): void {
      const accepted = acceptedBy(finding, options.configuration.accepted ?? [], started.toISOString().slice(0, 10));
      this.findings.push(accepted ? { ...finding, accepted: `${accepted.reason} (until ${accepted.until})` } : finding);
    }

    note(rule: ReportedFinding['rule'], operation: string, status: number, place: string, cause: string): void {
      this.add({ rule, severity: 'error', operation, status, place, cause });
    }

    /** Sends a call and judges what came; undefined where nothing came. */
    async send(
      operation: Operation | undefined,
      call: Call,
      token: string | undefined,
    ): Promise<{ exchange: Exchange; documented: boolean } | undefined> {
      this.requests += 1;
      const asked = call.fault === '' ? '' : ` (asked with: ${call.fault})`;
      const outcome = await exchangeWith(target, sentRequest(call, token));
      if ('failure' in outcome) {
        this.note('no-answer', operation?.id ?? `${call.method} ${call.address}`, 0, 'answer', `${outcome.failure}${asked}`);
        return undefined;
      }
      const { exchange } = outcome;
      const { operation: found, findings } = judge(contract, exchange, {
        strict: options.strict || exchange.answer.headers.has('x-sandbox'),
      });
      if (found) coverage.see(found.id, exchange.answer.status);
      for (const finding of findings) this.add({ ...finding, cause: finding.cause + asked });
      return { exchange, documented: !findings.some(({ rule }) => rule === 'undocumented-status') };
    }
  }

  async function deriveNegatives(sample: Sample, kinds: readonly NegativeKind[], caller: string | undefined): Promise<void> {
    const { operation } = sample;
    for (const { title, calls, expected, as } of kinds)
      await inCase(operation.id, title, async (one) => {
        const token = as === 'caller' ? caller : as === 'nobody' ? undefined : await tokenOf(as.role);
        if (typeof as === 'object' && token === undefined) throw new Skipped(`the configuration has no token of the role ${as.role}`);
        for (const call of calls) {
          const sent = await one.send(operation, call, token);
          const status = sent?.exchange.answer.status ?? 0;
          if (!sent?.documented || expected.length === 0 || expected.includes(status)) continue;
          const cause = `must be ${expected.join(' or ')}, and is ${status} (asked with: ${call.fault})`;
          one.note('unexpected-status', operation.id, status, 'answer status', cause);
        }
      });
  }

  async function derivePaging(sample: Sample, given: Given, token: string | undefined): Promise<void> {
    const { operation } = sample;
    const part = pagingOf(new Set(sample.parameters.filter((one) => one.in === 'query').map(({ name }) => name)));
    if (operation.method !== 'get' || !part) return;
    await inCase(operation.id, 'pages', async (one) => {
      const ask = async (query: Readonly<Record<string, string>>): Promise<Answered> => {
        const asked = callOf(sampleWith(sample, { ...given, query: { ...given.query, ...query } }), {
          fault: '',
          headers: given.headers ?? {},
        });
        const sent = await one.send(operation, asked, token);
        if (sent?.exchange.answer.status !== 200) throw new Stopped(`${operation.id} does not answer a part of its list.`);
        return new Answered(operation.id, sent.exchange.answer);
      };
      for (const { place, cause } of await pagingFaults(ask, part)) one.note('wrong-paging', operation.id, 200, place, cause);
    });
  }

  function missingIn(sample: Sample, given: Given): string | undefined {
    return sample.parameters.find(({ in: place, name }) => place === 'path' && (given.path?.[name] ?? fixtures[name]) === undefined)?.name;
  }

  async function call(one: Case, id: string, given: Given, undoing: boolean): Promise<Answered> {
    const base = samples.get(id);
    if (!base) throw new Error(`The contract ${suite.service} has no operation ${id}.`);
    const { operation } = base;
    if (isExtension(contract, id) && !options.withExtensions)
      throw new Skipped(`${id} is an extension, and --with-extensions was not given`);
    if (operation.method !== 'get' && !suite.harmless?.includes(id) && !options.allowWrites)
      throw new Skipped(`${id} writes, and --allow-writes was not given`);
    const missing = missingIn(base, given);
    if (missing !== undefined) throw new Skipped(`the configuration has no fixture ${missing}`);
    const role = given.as === undefined ? suite.caller : given.as;
    const token = role === null || (!operation.secured && given.as === undefined) ? undefined : await tokenOf(role);
    if (operation.secured && role !== null && token === undefined) throw new Skipped(`the configuration has no token of the role ${role}`);
    const sample = sampleWith(base, given);
    const good = Math.min(...operation.answers.keys());
    const expected = given.status ?? good;
    const derive = expected < 400 && given.negatives !== false && !undoing && role !== null && !derived.has(id);
    if (derive) {
      derived.add(id);
      await deriveNegatives(sample, negativesOf(sample, suite, token), token);
    }
    const sent = await one.send(operation, callOf(sample, { fault: '', headers: given.headers ?? {} }), token);
    if (!sent) throw new Stopped(`${id} gave no answer.`);
    const { answer } = sent.exchange;
    // What shall be gone may be gone already.
    if (undoing && answer.status === 404) return new Answered(id, answer);
    if (answer.status !== expected) {
      if (sent.documented)
        one.note('unexpected-status', id, answer.status, 'answer status', `must be ${expected}, and is ${answer.status}`);
      throw new Stopped(`${id} answered ${answer.status}.`);
    }
    if (derive) await derivePaging(base, given, token);
    return new Answered(id, answer);
  }

  async function hook(name: string, { as, values = {}, json }: HookGiven): Promise<Answered> {
    const template = options.configuration.hooks?.[name];
    if (template === undefined) throw new Skipped(`the configuration has no hook ${name}`);
    const address = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? fixtures[key] ?? ''));
    const headers = new Headers(json === undefined ? {} : { 'content-type': 'application/json' });
    if (as !== undefined) headers.set('authorization', `Bearer ${await tokenOf(as)}`);
    const init = json === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(json) };
    const answer = await target.send(new Request(address, init));
    return new Answered(`the hook ${name}`, {
      status: answer.status,
      headers: headerMap(answer.headers),
      body: new Uint8Array(await answer.arrayBuffer()),
    });
  }

  async function runScenario(scenario: Scenario): Promise<void> {
    await inCase('scenarios', scenario.title, async (one) => {
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
            if (value === undefined) throw new Skipped(`the configuration has no fixture ${name}`);
            return value;
          },
          hook: (name, given = {}) => hook(name, given),
          holds(what, place, cause) {
            if (!what) one.note('wrong-behaviour', last, 0, place, cause);
          },
          undo: (step) => undone.push(step),
          unique: (prefix) => `${prefix}-${randomBytes(4).toString('hex')}`,
        });
      } finally {
        undoing = true;
        for (const step of undone.reverse())
          await step().catch((reason: unknown) => {
            if (!(reason instanceof Stopped || reason instanceof Skipped)) throw reason;
          });
      }
    });
  }

  async function askOutside(): Promise<void> {
    await inCase(suite.service, 'addresses outside of the contract', async (one) => {
      const outside = unknownAddresses([...samples.values()]).filter(({ method }) => method === 'GET' || options.allowWrites);
      for (const call of outside) await one.send(undefined, call, await tokenOf(suite.caller));
    });
  }

  for (const scenario of suite.scenarios) await runScenario(scenario);
  await askOutside();
  return {
    service: suite.service,
    target: target.base,
    startedAt: started.toISOString(),
    cases,
    coverage: coverage.list(contract, options.withExtensions),
  };
}

import fc from 'fast-check';
import type { RunCase } from '../core/cases.ts';
import { ScenarioResponse } from '../core/scenarioResponse.ts';
import type { TokenSource } from '../core/tokens.ts';
import { callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import { type Step, stepsOf } from '../twin/requests.ts';
import { rowsPointerOf } from '../walks/rows.ts';
import type { CheckingClient } from './checkingClient.ts';

/** The options of {@link walkReads}. */
export interface WalkOptions {
  readonly client: CheckingClient;
  /** The operations that the run may call. */
  readonly samples: readonly Sample[];
  readonly fixtures: Readonly<Record<string, string>>;
  /** The callers; the first one asks as often as all others together. */
  readonly roles: readonly string[];
  readonly tokenOf: TokenSource;
  /** The seed of the walks: the same one makes the same walks over the same answers. */
  readonly seed: number;
  /** Makes a case whose findings are not reported. */
  readonly scratch: () => RunCase;
}

/** The number of walks for each operation, of requests in one, and of findings after which no more are looked for. */
const limits = { walksOfOperation: 10, steps: 4, findings: 5 };

/** Returns how many parameters the query of an operation has: the more there are, the more of its requests differ. */
const queried = ({ parameters }: Sample): number => parameters.filter(({ in: place }) => place === 'query').length;

/** Walks at random over the reading operations of a service and its twin, and reports the shortest walk to each difference. */
export async function walkReads(one: RunCase, { client, samples, fixtures, roles, tokenOf, seed, scratch }: WalkOptions): Promise<void> {
  const reading = samples.flatMap((sample) => {
    const parameters = sample.parameters.map((parameter) =>
      parameter.in === 'path' ? { ...parameter, value: fixtures[parameter.name] ?? parameter.value } : parameter,
    );
    const { method, access, secured } = sample.operation;
    return method === 'get' && secured && access.every(({ recent }) => !recent) ? [{ ...sample, parameters }] : [];
  });
  if (reading.length === 0 || roles.length === 0) return;
  const send = async (into: RunCase, { sample, role, call }: Step) => client.send(into, sample.operation, call, await tokenOf(role));
  const rows: unknown[] = [];
  for (const sample of reading)
    for (const role of roles.slice(0, 2)) {
      const sent = await send(scratch(), { sample, role, call: callOf(sample, { fault: '' }) });
      const answer = sent && new ScenarioResponse(sample.operation.id, sent.exchange.response);
      const pointer = answer?.status === 200 ? rowsPointerOf(answer) : undefined;
      if (answer && pointer !== undefined) rows.push(...answer.list(pointer).slice(0, 20));
    }
  const found = new Set<string>();
  for (let round = 0; round < limits.findings; round += 1) {
    const open = reading.filter(({ operation }) => !found.has(operation.id));
    if (open.length === 0) return;
    const walks = fc.array(fc.oneof(...open.map((sample) => ({ weight: 1 + queried(sample), arbitrary: stepsOf(sample, rows, roles) }))), {
      minLength: 1,
      maxLength: limits.steps,
    });
    const property = fc.asyncProperty(walks, async (steps) => {
      const tried = scratch();
      for (const step of steps) await send(tried, step);
      return tried.findings.every(({ severity }) => severity !== 'error');
    });
    const { counterexample } = await fc.check(property, { seed: seed + round, numRuns: limits.walksOfOperation * reading.length });
    const [shortest] = counterexample ?? [];
    if (!shortest) return;
    for (const step of shortest) await send(one, step);
    const named = one.findings.map(({ operation }) => operation).filter((operation) => !found.has(operation));
    // A difference that does not come again is not told.
    if (named.length === 0) return;
    for (const operation of named) found.add(operation);
  }
}

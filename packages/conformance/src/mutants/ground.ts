import type { Configuration } from '../core/configuration.ts';
import { sampleWith, sentRequest } from '../core/requests.ts';
import type { Send } from '../core/target.ts';
import { namedTokens, type TokenSource } from '../core/tokens.ts';
import { callOf } from '../negatives/call.ts';
import { type Sample, samplesOf } from '../negatives/sample.ts';
import { type TestedContract, testedContract } from '../verdicts/testedContract.ts';
import { knownCalls } from './knownCalls.ts';
import type { Answer, Probe, RightService } from './mutant.ts';
import { patternsIn } from './patterns.ts';

/** What the measure knows of a service before it makes mutants: for each operation a request that is answered well, found by asking. */
export interface Ground {
  readonly contract: TestedContract;
  readonly base: string;
  readonly samples: ReadonlyMap<string, Sample>;
  /** The operations that a request is known for, with the answer. */
  readonly good: ReadonlyMap<string, { readonly probe: Probe; readonly answer: Answer }>;
  readonly roles: readonly string[];
  readonly tokenOf: TokenSource;
  /** Sends a probe, and before it what has to be asked before. */
  send(probe: Probe, send: Send): Promise<Answer>;
  /** Returns the good probe of an operation with something different. */
  probe(operation: string, more?: Omit<Probe, 'operation'>): Probe;
  /** Returns other values than this one that stand in the same places of the service's answers. */
  neighbours(value: string): readonly string[];
  /** The probes that read what there is. */
  readonly reads: readonly Probe[];
}

/** Reads an answer as a whole. */
export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}

/** Who asks, in the order in which they are tried. */
const roles = ['superuser', 'schooladmin', 'teacher', 'guardian', 'invoiced', 'student', 'shared', 'unsubscribed'];

/** Adds somebody who has signed in twice. */
function withSecondSignIn(configuration: Configuration): Configuration {
  const { signIn } = configuration;
  const { student } = signIn?.users ?? {};
  return signIn && student ? { ...configuration, signIn: { ...signIn, users: { ...signIn.users, studentAgain: student } } } : configuration;
}

/** Asks a right service for one good answer of each operation. */
export async function exploreGround(service: string, right: RightService, configuration: Configuration): Promise<Ground> {
  const contract = testedContract(service);
  const base = right.bases[service] ?? '';
  const { fixtures = {} } = configuration;
  const { values = {}, calls = {} } = knownCalls[service] ?? {};
  const samples = new Map(samplesOf(service, { ...fixtures, ...values }, contract.document).map((one) => [one.operation.id, one]));
  const { tokenOf } = namedTokens(withSecondSignIn(configuration), { send: right.send, timeout: 60_000 });
  const good = new Map<string, { probe: Probe; answer: Answer }>();
  const send: Ground['send'] = async ({ after = [], takes, ...probe }, through) => {
    const { operation, as, ...given } = probe;
    let last: Answer | undefined;
    for (const before of after) last = await send({ ...(as !== undefined && { as }), ...before }, through);
    if (takes) {
      const value = last && patternsIn(last).get(takes.from)?.[0];
      return send({ ...probe, path: { ...given.path, [takes.parameter]: String(value) } }, through);
    }
    const sample = samples.get(operation);
    if (!sample) throw new Error(`The contract ${service} has no operation ${operation}.`);
    const { method, path, search, headers, body } = sentRequest(
      callOf(sampleWith(sample, given), { fault: '', headers: given.headers ?? {} }),
      as === null || as === undefined ? undefined : await tokenOf(as),
    );
    const url = `${base}${path}${search === '' ? '' : `?${search}`}`;
    const init = { method, headers: [...headers], redirect: 'manual' as const, ...(body.length > 0 && { body: Buffer.from(body) }) };
    return answerOf(await through(new Request(url, init)));
  };
  for (const role of roles) await tokenOf(role);
  for (const { operation } of samples.values()) {
    const known = calls[operation.id];
    for (const as of known?.as === undefined ? (operation.acceptsToken ? roles : [null]) : [known.as]) {
      const probe = { ...known, as, operation: operation.id };
      const answer = await right.undone(() => send(probe, right.send));
      if (answer.status >= 400) continue;
      good.set(operation.id, { probe, answer });
      break;
    }
  }
  const columns = new Map<string, Set<string>>();
  for (const [id, { answer }] of good)
    for (const [pattern, found] of patternsIn(answer)) columns.set(`${id} ${pattern}`, new Set(found.map(String)));
  return {
    ...{ contract, base, samples, good, roles, tokenOf, send },
    probe: (operation, more = {}) => {
      const probe = good.get(operation)?.probe ?? { operation };
      return {
        ...probe,
        ...more,
        path: { ...probe.path, ...more.path },
        query: { ...probe.query, ...more.query },
        headers: { ...probe.headers, ...more.headers },
      };
    },
    neighbours: (value) =>
      [...columns.values()]
        .filter((column) => column.has(value) && column.size > 1)
        .flatMap((column) => [...column].filter((other) => other !== value)),
    reads: [...good.values()].flatMap(({ probe: { after: _, takes, ...probe } }) =>
      takes === undefined && samples.get(probe.operation)?.operation.method === 'get' ? [probe] : [],
    ),
  };
}

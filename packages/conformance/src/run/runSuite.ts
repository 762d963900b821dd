import type { ContractDocument } from '@realmkit/contract-engine';
import { Cases, RunCase, ScenarioSkipped } from '../core/cases.ts';
import { type Census, compareCensus, takeCensus } from '../core/census.ts';
import type { Configuration } from '../core/configuration.ts';
import { callHook } from '../core/hooks.ts';
import type { RunResult } from '../core/results.ts';
import type { Suite } from '../core/suite.ts';
import type { Target } from '../core/target.ts';
import { namedTokens, type TokenSource } from '../core/tokens.ts';
import { nonexistentId, unknownRoutes } from '../negatives/badCalls.ts';
import { samplesOf } from '../negatives/sample.ts';
import { Mirror } from '../twin/mirror.ts';
import type { Oracle } from '../twin/oracle.ts';
import type { Finding } from '../verdicts/finding.ts';
import { testedContract } from '../verdicts/testedContract.ts';
import { createCalls } from './calls.ts';
import { CheckingClient } from './checkingClient.ts';
import { checkExtensions, isExtension } from './coverage.ts';
import { CreatedResources } from './createdResources.ts';
import { createDerivedCases } from './derivedCases.ts';
import { createEffects } from './effects.ts';
import { createOwnership } from './ownership.ts';
import { walkReads } from './randomReads.ts';
import { checkReachable } from './reachable.ts';
import { missingCallers } from './rights.ts';
import { unlikeAnswers } from './sameData.ts';
import { createSamplePreparation } from './samplePreparation.ts';
import { runScenario } from './scenarios.ts';
import { tracedCases } from './tracedCases.ts';

/** Options of a run. */
export interface RunOptions {
  readonly configuration: Configuration;
  readonly allowWrites: boolean;
  readonly strict: boolean;
  /** Whether extensions are called: all, none, or those of these operations. */
  readonly withExtensions: boolean | readonly string[];
  /** True if a case that is skipped for a missing requirement is an error. */
  readonly complete?: boolean;
  /** What says whether an answer is right beside the contract; default nothing. */
  readonly oracle?: Oracle;
  /** The seed of random walks; default another one for each run. */
  readonly seed?: number;
  /** Returns whether a finding is enough: the rest of the run is left out. */
  readonly isEnough?: (finding: Finding) => boolean;
  /** The contract; default that of the suite's service. */
  readonly document?: ContractDocument;
  /** Called before each creation with what is going to be made, so that a run that is killed can say what it has left behind. */
  readonly onCreation?: (what: string) => void;
}

/** Runs the scenarios of a service against a target, with all cases that are derived from them. @throws if the target cannot be reached */
export async function runSuite(suite: Suite, target: Target, options: RunOptions): Promise<RunResult> {
  const startedAt = new Date().toISOString();
  const { configuration, strict, complete = false, allowWrites, onCreation, oracle = 'none', seed = Date.now() % 2 ** 31 } = options;
  const contract = testedContract(suite.service, options.document);
  const fixtures = configuration.fixtures ?? {};
  const samples = new Map(samplesOf(suite.service, fixtures, contract.document).map((sample) => [sample.operation.id, sample]));
  const mirror = oracle === 'none' ? undefined : new Mirror(contract, oracle);
  const { tokenOf: ownTokenOf, secrets } = namedTokens(configuration, target);
  const tokenOf: TokenSource = async (role) => {
    const token = await ownTokenOf(role);
    await mirror?.pairToken(role, token);
    return token;
  };
  const callerToken = () => tokenOf(suite.caller);
  const withExtensions = options.withExtensions || (configuration.extensions ?? false);
  if (typeof withExtensions !== 'boolean') checkExtensions(contract, withExtensions);
  const isAsked = (id: string): boolean =>
    !isExtension(contract, id) || (typeof withExtensions === 'boolean' ? withExtensions : withExtensions.includes(id));
  const asked = [...samples.values()].filter(({ operation }) => isAsked(operation.id));
  const own = new CreatedResources(Object.keys(suite.requirements.changes ?? {}).flatMap((name) => fixtures[name] ?? []));
  const client = new CheckingClient(contract, target, { strict, own, secrets, mirror });
  const cases = new Cases({ accepted: configuration.accepted ?? [], today: startedAt.slice(0, 10), complete, isEnough: options.isEnough });
  const prepareSample = createSamplePreparation({ suite, samples, fixtures, own, allowWrites, isAsked });
  const tokenOrCallers = (role: string | null | undefined) => tokenOf(role ?? suite.caller);
  const ownership = createOwnership({ client, own, samples, prepareSample, tokenOf: tokenOrCallers, startedAt });
  const effects = createEffects({ contract, client, samples: asked, fixtures });
  const derivedCases = createDerivedCases({ cases, client, tokenOf });
  const call = createCalls({
    suite,
    configuration,
    samples: [...samples.values()],
    client,
    own,
    ownership,
    effects,
    derivedCases,
    prepareSample,
    tokenOf,
    asksExtensions: withExtensions === true,
    onCreation,
  });
  const census = async (): Promise<Census> => takeCensus({ target, samples: asked, fixtures, token: await callerToken() });

  await checkReachable(target, asked, { fixtures, tokenOf: callerToken, caller: suite.caller });
  const before: Census = allowWrites ? await census() : new Map();
  if (mirror && oracle !== 'none' && !oracle.sameFixtures)
    await cases.run('twin', 'the data of the twin', async () => {
      const unlike = await unlikeAnswers({ client, samples: asked, fixtures, token: await callerToken() });
      if (!unlike) return;
      mirror.judgeOnlyWhatIsSent(fixtures);
      throw new ScenarioSkipped(`they are others (${unlike.join(', ') || 'nothing can be read'}): only what the run sends is compared`);
    });
  for (const missing of missingCallers(asked, configuration))
    await cases.run('rights', missing, async () => {
      throw new ScenarioSkipped('the configuration names none under callers, and its rights are not judged');
    });
  for (const scenario of suite.scenarios)
    await runScenario(scenario, {
      ...{ suite, cases, call, unique: ownership.unique, uuid: ownership.uuid },
      fixture(name) {
        const value = fixtures[name];
        if (value === undefined) throw new ScenarioSkipped(`the configuration has no fixture ${name}`, { lacking: true });
        return value;
      },
      async hook(name, given = {}) {
        const response = await callHook(name, given, { configuration, target, tokenOf });
        await mirror?.followHook(name, given, response);
        return response;
      },
      created: (id) => own.addName(id),
    });
  if (mirror?.hasSameData)
    await cases.run('twin', `random walks of reads, from the seed ${seed}`, async (one) => {
      const scratch = (): RunCase => new RunCase('twin', [], '');
      const roles = [...new Set([suite.caller, ...Object.keys(configuration.callers ?? {})])];
      await walkReads(one, { client, samples: asked, fixtures, roles, tokenOf, seed, scratch });
    });
  await cases.run(suite.service, 'addresses outside of the contract', async (one) => {
    const token = await callerToken();
    // An undocumented DELETE of a whole list could do anything: a write goes to a nonexistent id.
    for (const outside of unknownRoutes([...samples.values()]))
      if (outside.method === 'GET' || (allowWrites && outside.url.includes(nonexistentId)))
        await client.send(one, undefined, outside, token);
  });
  if (allowWrites && before.size > 0)
    await cases.run(suite.service, 'what was there is there after the run', async (one) => {
      const known = { wroteTo: (id: string) => own.has(id), made: (id: string) => own.has(id) || own.leaves(id) };
      for (const change of compareCensus(before, await census(), known)) one.add({ ...change, rule: 'left-changed', status: 200 });
    });
  return {
    service: suite.service,
    target: target.base,
    startedAt,
    cases: tracedCases(cases.list, contract, { seed: mirror && seed, hasSource: options.document === undefined }),
    coverage: client.coverage.list(contract, isAsked),
    left: own.left,
    ...(mirror && { unsaid: mirror.silences, seed }),
  };
}

import {
  type Configuration,
  coverageCounts,
  failures,
  formatFinding,
  type Requirements,
  type RunResult,
  runSuite,
  sandboxConfiguration,
  suites,
  unseenStatuses,
} from '@realmkit/conformance';
import { contractNames } from '@realmkit/contract-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from './testing/testSandbox.ts';

/** Returns the sandbox's configuration reduced to a suite's requirements, to prove that they are complete. */
function onlyRequired({ roles, reads, changes, hooks }: Requirements): Configuration {
  const { signIn, callers, fixtures = {}, hooks: allHooks = {} } = sandboxConfiguration();
  const pick = <Value>(from: Readonly<Record<string, Value>>, ...named: (object | undefined)[]) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => named.some((one) => one !== undefined && name in one)));
  return {
    fixtures: pick(fixtures, reads, changes),
    hooks: pick(allHooks, hooks),
    ...(signIn && { signIn: { ...signIn, users: pick(signIn.users, roles, callers) }, callers }),
  };
}

const selectedSuites = suites.filter(({ service }) => [undefined, service].includes(process.env.SUITE));

describe.each(databaseKinds)('the conformance suites against the sandbox on %s', (kind) => {
  let sandbox: TestSandbox;
  const results: RunResult[] = [];
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  test.each(selectedSuites.map((suite) => [suite.service, suite] as const))(
    'the %s service of the sandbox keeps its contract',
    async (service, suite) => {
      const base = sandbox.services.find(({ contract }) => contract === service)?.base ?? '';
      const target = { base: `http://localhost:3000${base}`, send: (request: Request) => sandbox.app.fetch(request), timeout: 30_000 };
      const result = await runSuite(suite, target, {
        configuration: onlyRequired(suite.requirements),
        allowWrites: true,
        strict: true,
        withExtensions: true,
      });
      results.push(result);
      expect(failures(result).map(formatFinding)).toEqual([]);
      expect(result.cases.flatMap(({ title, skipped }) => (skipped === undefined ? [] : [`${title}: ${skipped}`]))).toEqual([]);
    },
  );

  test('the suites call every operation successfully, and unseenStatuses lists every documented status that they do not see', () => {
    const unseen = results.flatMap(({ service, coverage }) =>
      coverage.flatMap(({ operation, statuses }) =>
        statuses.flatMap(({ status, seen }) => (seen === 0 ? [`${service} ${operation} ${status}`] : [])),
      ),
    );
    const named = Object.keys(unseenStatuses).filter((one) => selectedSuites.some(({ service }) => one.startsWith(`${service} `)));
    expect(unseen.sort()).toEqual(named.sort());
    for (const { service, coverage } of results) {
      const { operations, seenOperations } = coverageCounts(coverage);
      const unseenSuccesses = named.filter((one) => one.startsWith(`${service} `) && /^2/.test(one.split(' ')[2] ?? ''));
      expect(seenOperations + unseenSuccesses.length, service).toBe(operations);
    }
    const statuses = results.reduce((sum, { coverage }) => sum + coverageCounts(coverage).statuses, 0);
    // Nine of them are the 409 of a card provider that does not answer.
    expect(unseen.length).toBeLessThanOrEqual(statuses * 0.06);
    if (process.env.SUITE === undefined) expect(results.map(({ service }) => service).sort()).toEqual(contractNames);
  });
});

import { measureMutants, sandboxConfiguration } from '@realmkit/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutableSandbox } from './mutableSandbox.ts';
import { openingTime, openTestSandbox, type TestSandbox } from './testing/testSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('PGlite');
}, openingTime);
afterAll(() => sandbox.close());

test('of one mutant of each kind the suites alone catch as many as were measured, and they have no finding on the right service', async () => {
  const right = mutableSandbox(sandbox);
  const { kinds, falseAlarms } = await measureMutants({
    ...{ right, twin: right, configuration: sandboxConfiguration(), columns: ['none'], seed: 1, sample: 1 },
  });
  const judged = kinds.flatMap((kind) => kind.judged);
  expect(falseAlarms).toEqual([]);
  expect(judged.length).toBeGreaterThanOrEqual(38);
  expect(judged.filter(({ verdicts }) => verdicts.none === 'caught').length).toBeGreaterThanOrEqual(16);
}, 600_000);

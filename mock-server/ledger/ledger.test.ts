import { afterAll, beforeAll, expect, test } from 'vitest';
import { openingTime, openTestSandbox, type TestSandbox } from '../src/sandbox/testing/testSandbox.ts';
import { stopDemoPlans } from '../src/services/payment/testing/stopDemoPlans.ts';
import { historyOf, shrink } from './histories.ts';
import { liveHistory } from './liveHistory.ts';

/** `npm run test:ledger` takes more families and years. */
const { LEDGER_FAMILIES = '12', LEDGER_DAYS = '400', LEDGER_SEED = '1' } = process.env;
const seeds = Array.from({ length: Number(LEDGER_FAMILIES) }, (_, index) => Number(LEDGER_SEED) * 10_000 + index);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('PGlite');
  await stopDemoPlans(sandbox);
}, openingTime);
afterAll(() => sandbox.close());

test.each(seeds)(
  'the services charge the family of the seed %i as an independent ledger does',
  async (seed) => {
    const history = historyOf(seed, Number(LEDGER_DAYS));
    const difference = await liveHistory(sandbox.app, history);
    if (difference === undefined) return;
    const shortest = await shrink(history, async (shorter) => (await liveHistory(sandbox.app, shorter)) !== undefined);
    expect(`${JSON.stringify(shortest)}\n${await liveHistory(sandbox.app, shortest)}`).toBe(undefined);
  },
  600_000,
);

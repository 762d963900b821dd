import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const { LEDGER_FAMILIES = '500' } = process.env;
const share = Math.ceil(Number(LEDGER_FAMILIES) / availableParallelism());
const shares = Array.from({ length: Math.ceil(Number(LEDGER_FAMILIES) / share) }, (_, index) => index * share);

/** The long run of the ledger: the families are shared out to as many processes as the machine has processors. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    globalSetup: ['mock-server/src/platform/sandbox/testing/globalSetup.ts'],
    hookTimeout: 120_000,
    // One for each share: Vitest leaves a processor free, and on two the shares would run one after the other.
    maxWorkers: shares.length,
    projects: shares.map((first) => ({
      extends: true,
      test: {
        name: `families from ${first + 1} on`,
        include: ['mock-server/ledger/*.test.ts'],
        env: { LEDGER_FIRST: String(first), LEDGER_FAMILIES: String(Math.min(share, Number(LEDGER_FAMILIES) - first)) },
      },
    })),
  },
});

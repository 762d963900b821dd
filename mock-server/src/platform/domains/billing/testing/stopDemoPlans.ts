import type { TestSandbox } from '../../../sandbox/testing/testSandbox.ts';

/** Lets nothing come due for the plans of the demo accounts: charging them for each month since the seed would take longer than most tests. */
export async function stopDemoPlans({ shards }: Pick<TestSandbox, 'shards'>): Promise<void> {
  for (const { engine, tables } of [shards.eu, shards.us])
    await engine.database.update(tables.paidSubscriptions).set({ dueAt: Number.MAX_SAFE_INTEGER });
}

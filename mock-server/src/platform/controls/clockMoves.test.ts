import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { databaseKinds } from '../sandbox/testing/databaseKinds.ts';
import { openingTime, openTestData, type TestData } from '../sandbox/testing/testSandbox.ts';
import { ask } from '../sandbox/testing/visitor.ts';

const day = 86_400;

describe.each(databaseKinds)('the clock of a sandbox on %s', (kind) => {
  let data: TestData;
  let sandboxes: readonly Sandbox[];
  beforeAll(async () => {
    data = await openTestData(kind);
    const one = await createSandbox({ data: data.data });
    sandboxes = kind === 'PGlite' ? [one, one] : [one, await createSandbox({ data: data.data })];
  }, openingTime);
  afterAll(async () => {
    for (const sandbox of new Set(sandboxes)) await sandbox.close();
    await data.drop();
  });

  test('two moves at once add up', async () => {
    const { shards } = sandboxes[0] ?? {};
    await shards?.eu.engine.database.update(shards.eu.tables.paidSubscriptions).set({ status: 'canceled' });
    const replies = await Promise.all(sandboxes.map(({ app }) => ask(app, 'POST', '/__sandbox/clock', { json: { advance: 20 * day } })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const ahead = await Promise.all(sandboxes.map(async ({ app }) => (await ask(app, 'GET', '/__sandbox/clock')).body.aheadSeconds));
    expect(ahead).toEqual([40 * day, 40 * day]);
  });
});

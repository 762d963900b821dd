import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask } from '../sandbox/testing/visitor.ts';

const day = 86_400;

describe.each(serviceDatabases)('a move of the clock over a year on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  test('leaves no mail behind that is older than mails are kept, and those that are younger', async () => {
    const { body } = await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 430 * day } });
    const { engine, tables } = sandbox.shards.eu;
    const mails = await engine.database.select({ sentAt: tables.mails.sentAt }).from(tables.mails);
    const ages = mails.map(({ sentAt }) => (Date.parse(body.now) - sentAt) / day / 1000);
    expect(ages.length).toBeGreaterThan(0);
    expect(ages.filter((days) => days > 180.01)).toEqual([]);
  });
});

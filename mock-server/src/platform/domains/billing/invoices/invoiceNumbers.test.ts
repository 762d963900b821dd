import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { createInvoice } from './createInvoice.ts';

describe.each(serviceDatabases)('the numbers of invoices on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  test('go on after the last one of six digits', async () => {
    const { engine, tables } = sandbox.shards.eu;
    const sums = { credit: 0, amountDue: 100, amountPaid: 100, fromBalance: 0, tax: 0, waived: 0, discount: 0, currency: 'sek' };
    const nothing = {
      userUid: null,
      subscriptionId: null,
      orderId: null,
      charge: null,
      periodStart: null,
      periodEnd: null,
      timeZone: null,
    };
    const content = { realm: 'se' as const, ...nothing, ...sums, status: 'paid' as const, createdAt: 0, description: '' };
    const last = { ...content, id: 'in_last', number: 'SE-999999', taxPercent: 0 };
    await engine.database.insert(tables.invoices).values(last);
    const create = () => engine.database.transaction((transaction) => createInvoice(transaction, tables, content));
    const numbers = [(await create()).number, (await create()).number];
    expect(numbers).toEqual(['SE-1000000', 'SE-1000001']);
  });
});

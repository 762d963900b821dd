import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUser, openEarlierVersion } from '../../../sandbox/testing/earlierVersion.ts';
import { openingTime } from '../../../sandbox/testing/testSandbox.ts';

let pglite: PGlite;
beforeAll(async () => {
  // The last version whose invoices stored neither parties nor lines.
  const { update, ...earlier } = await openEarlierVersion('0005_accounts');
  pglite = earlier.pglite;
  const subscription = (id: string, uid: string, endedAt: number | null) =>
    pglite.query(
      `insert into payment_eu.subscriptions (realm, user_uid, id, price_id, status, cancel_at_period_end, started_at, period_start, period_end, due_at,
       tries, reminded, ended_at, end_reason) values ('se', $2, $1, 'price-se-library-year', $3, false, 1, 100, 900, 900, 0, false, $4, $5)`,
      [id, uid, endedAt === null ? 'active' : 'canceled', endedAt, endedAt === null ? null : 'requested'],
    );
  const invoice = (id: string, uid: string, subscriptionId: string) =>
    pglite.query(
      `insert into payment_eu.invoices (realm, user_uid, id, number, subscription_id, status, credit, amount_due, amount_paid, from_balance, tax,
       tax_percent, currency, created_at, period_start, period_end, description)
       values ('se', $2, $1, $1, $3, 'paid', 0, 99000, 99000, 0, 5604, 6, 'sek', 100, 100, 900, 'Bibliotek')`,
      [id, uid, subscriptionId],
    );
  await insertUser(pglite, 'living');
  await insertUser(pglite, 'deleted', 500);
  await subscription('sub-living', 'living', null);
  await subscription('sub-deleted', 'deleted', 500);
  await subscription('sub-ended-before', 'deleted', 400);
  await invoice('SE-000001', 'living', 'sub-living');
  await invoice('SE-000002', 'deleted', 'sub-deleted');
  await pglite.query(
    `insert into payment_eu.customers (realm, user_uid, id, default_payment_method, had_trial, balance) values ('se', 'deleted', 'cus', 'pm_gone', true, 0)`,
  );
  await update();
}, openingTime);
afterAll(() => pglite.close());

test('invoices of an earlier version are invoices, and what they did not store stays empty', async () => {
  const { rows } = await pglite.query(
    'select kind, credit_note_of, paid_at, locale, seller, buyer, lines, amount_due, tax from payment_eu.invoices order by id',
  );
  const empty = { kind: 'invoice', credit_note_of: null, paid_at: null, locale: null, seller: null, buyer: null, lines: null };
  expect(rows).toEqual([0, 1].map(() => ({ ...empty, amount_due: 99_000, tax: 5604 })));
});

test('a plan that ended with the deletion of its account is stopped, so that a restore continues it, and no other is', async () => {
  const { rows } = await pglite.query('select id, stopped_at::int, end_reason from payment_eu.subscriptions order by id');
  expect(rows).toEqual([
    { id: 'sub-deleted', stopped_at: 500, end_reason: null },
    { id: 'sub-ended-before', stopped_at: null, end_reason: 'requested' },
    { id: 'sub-living', stopped_at: null, end_reason: null },
  ]);
});

test('a card that was deleted with its account is nobody’s default', async () => {
  const { rows } = await pglite.query('select default_payment_method from payment_eu.customers');
  expect(rows).toEqual([{ default_payment_method: null }]);
});

import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../src/platform/sandbox/sandbox.ts';
import { ask, type Reply } from '../src/platform/sandbox/testing/visitor.ts';

/** The provider of the kills answers soon: who dies is not waited for as long as usual. */
export const chargeTimes = { call: 2_000 };

const day = 24 * 3_600_000;
const monthly = 'price-se-library-month';

/** Adds families whose plans have not been charged for two years. */
export async function addFamilies({ shards }: Sandbox, count: number): Promise<void> {
  const { engine, tables } = shards.eu;
  const startedAt = Date.now() - 730 * day;
  const numbers = Array.from({ length: count }, () => randomUUID());
  const own = (id: string) => ({ realm: 'se' as const, userUid: `family-${id}` });
  const cards = numbers.map((id) => ({
    ...own(id),
    id: `pm-${id}`,
    number: '4242424242424242',
    brand: 'visa',
    expMonth: 12,
    expYear: 2040,
  }));
  const plan = { priceId: monthly, status: 'active' as const, cancelAtPeriodEnd: false, tries: 0, reminded: false };
  const times = { startedAt, periodStart: startedAt - 30 * day, periodEnd: startedAt, dueAt: startedAt };
  await engine.database
    .insert(tables.customers)
    .values(numbers.map((id) => ({ ...own(id), id: `cus-${id}`, defaultPaymentMethod: `pm-${id}`, hadTrial: true, balance: 0 })));
  await engine.database.insert(tables.paymentMethods).values(cards.map((card) => ({ ...card, createdAt: startedAt })));
  await engine.database.insert(tables.paidSubscriptions).values(numbers.map((id) => ({ ...own(id), id: `sub-${id}`, ...plan, ...times })));
}

/** Gives the guardian a card and no trial, so that each of their orders is charged. */
export async function equipGuardian({ shards }: Sandbox, uid: string): Promise<void> {
  const { engine, tables } = shards.eu;
  const own = { realm: 'se' as const, userUid: uid };
  const card = { ...own, id: 'pm-guardian', number: '4242424242424242', brand: 'visa', expMonth: 12, expYear: 2040, createdAt: 0 };
  await engine.database.insert(tables.paymentMethods).values(card).onConflictDoNothing();
  const pays = { hadTrial: true, defaultPaymentMethod: card.id };
  await engine.database
    .insert(tables.customers)
    .values({ ...own, ...pays, id: 'cus-guardian', balance: 0 })
    .onConflictDoUpdate({ target: tables.customers.userUid, set: pays });
}

/** Sends a request of a family's page, with its Idempotency-Key. */
export const payAs = ({ app }: Sandbox, token: string, path: string, json: object, key: string): Promise<Reply> =>
  ask(app, 'POST', `/payment${path}`, { token, json, headers: { 'X-Country': 'se', 'Idempotency-Key': key } });

/** The order of the guardian. */
export const orderOf = { priceId: 'price-se-sign-month' };

/** Ends the plans of the demo accounts, which pay for every month since the seed. */
export async function endSeededPlans({ shards }: Sandbox): Promise<void> {
  for (const { engine, tables } of [shards.eu, shards.us])
    await engine.database.update(tables.paidSubscriptions).set({ status: 'canceled', endedAt: 0, endReason: 'requested' });
}

import { logFault } from '@realmkit/contract-engine';
import { erasureDays } from '@realmkit/openapi/personal-data';
import { and, asc, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { FetchedCharge, OrderRow } from '../cards/cardProvider.ts';
import { type OrderShard, settleOrder } from './settleOrder.ts';

/** How many orders one run asks the card provider about. */
const mostOrders = 50;
/** The time in milliseconds that a buyer has before the card provider is asked; then it is asked at each doubling of the order's age. */
const firstCheck = 60_000;
const day = 24 * 3_600_000;

/** Settles orders, the longest unasked first, by what the card provider answers; those it did not answer for are not among the result. */
async function settleWhere(
  shard: OrderShard,
  condition: SQL | undefined,
  now: number,
  ask: (intent: string) => Promise<FetchedCharge | undefined>,
): Promise<OrderRow[]> {
  const { orders } = shard.tables;
  const checked = sql`coalesce(${orders.checkedAt}, ${orders.createdAt})`;
  const found = await shard.engine.database.select().from(orders).where(condition).orderBy(asc(checked)).limit(mostOrders);
  const settled: OrderRow[] = [];
  for (const order of found) {
    try {
      settled.push(await settleOrder(shard, order, await ask(order.intent), { now, origin: undefined }));
    } catch (reason) {
      logFault(`The card provider did not say whether the order ${order.id} is paid`, reason);
    }
  }
  return settled;
}

/**
 * Settles the orders that nobody came back for: asks the card provider about unsettled ones, each at every doubling of its age and at most 50 in a run,
 * so that a paid gift arrives whoever closed which tab.
 * @param now the shard's time in milliseconds.
 */
export async function reconcileOrders(shard: OrderShard, now: number): Promise<void> {
  const { status, createdAt, checkedAt } = shard.tables.orders;
  const checked = sql`coalesce(${checkedAt}, ${createdAt})`;
  const isDue = and(
    ne(status, 'completed'),
    lte(createdAt, now - firstCheck),
    gt(createdAt, now - erasureDays * day),
    sql`${checked} + (${checked} - ${createdAt}) <= ${now}`,
  );
  await settleWhere(shard, isDue, now, (intent) => shard.cards.fetchCharge(intent));
}

/**
 * Erases orders that were not paid within 30 days: no law requires them. The card provider is asked once more, and takes no payment for them afterwards;
 * what it did not answer for stays until the next time.
 * @param now the shard's time in milliseconds.
 */
export async function eraseUnpaidOrders(shard: OrderShard, now: number): Promise<void> {
  const { orders } = shard.tables;
  const isOld = and(ne(orders.status, 'completed'), lte(orders.createdAt, now - erasureDays * day));
  const settled = await settleWhere(shard, isOld, now, (intent) => shard.cards.cancelCharge(intent));
  const unpaid = settled.flatMap(({ id, status }) => (status === 'created' || status === 'failed' ? [id] : []));
  if (unpaid.length > 0)
    await shard.engine.database.delete(orders).where(and(inArray(orders.id, unpaid), inArray(orders.status, ['created', 'failed'])));
}

import { logFault } from '@realmkit/contract-engine';
import { and, eq, lte } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';

/** How long an order may wait for the owner of the card at their bank, in milliseconds. */
const longestWait = 3_600_000;

/**
 * Gives up the charges of orders and plan changes whose owners did not come back from their bank within an hour; what was paid is given back, because
 * nothing was ordered with it. One that the card provider did not answer for is tried again.
 * @param now the shard's time in milliseconds.
 */
export async function returnAbandonedCharges(shard: Pick<ServiceShard, 'engine' | 'tables' | 'cards'>, now: number): Promise<void> {
  const { engine, tables, cards } = shard;
  const { customers } = tables;
  const waiting = await engine.database
    .select({ userUid: customers.userUid, charge: customers.pendingCharge })
    .from(customers)
    .where(lte(customers.pendingChargeAt, now - longestWait));
  for (const { userUid, charge } of waiting) {
    if (charge === null) continue;
    try {
      const given = await cards.cancelCharge(charge);
      if (given?.status === 'processing') continue;
      if (given?.status === 'succeeded') await cards.refund(charge, given.amount, `return-${charge}`);
      const isIt = and(eq(customers.userUid, userUid), eq(customers.pendingCharge, charge));
      await engine.database.update(customers).set({ pendingCharge: null, pendingChargeAt: null }).where(isIt);
    } catch (reason) {
      logFault(`The card provider did not say what became of the charge ${charge}`, reason);
    }
  }
}

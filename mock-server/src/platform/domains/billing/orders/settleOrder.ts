import { and, eq, ne } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { FetchedCharge, OrderRow } from '../cards/cardProvider.ts';
import { type PaymentContext, payOrder } from './payOrder.ts';

/** What settling an order uses of a shard. */
export type OrderShard = Pick<ServiceShard, 'engine' | 'tables' | 'appOrigin' | 'cards'>;

/** Returns the status of an order by its payment at the card provider; one that waits for its card keeps its own. */
function statusBy(charge: FetchedCharge, known: OrderRow['status']): OrderRow['status'] {
  if (charge.status === 'succeeded') return 'completed';
  if (charge.status === 'processing' || charge.status === 'requires_action') return 'processing';
  return charge.error || charge.status === 'canceled' ? 'failed' : known;
}

/** Updates an order with its payment as the card provider has it: once it is paid, the gift cards go out, whoever asked. */
export async function settleOrder(
  shard: OrderShard,
  order: OrderRow,
  charge: FetchedCharge | undefined,
  context: PaymentContext,
): Promise<OrderRow> {
  if (order.status === 'completed' || charge === undefined) return order;
  const status = statusBy(charge, order.status);
  if (status === 'completed') return payOrder(shard, order, context);
  const { orders } = shard.tables;
  const checked = { status, checkedAt: context.now };
  await shard.engine.database
    .update(orders)
    .set(checked)
    .where(and(eq(orders.id, order.id), ne(orders.status, 'completed')));
  return { ...order, ...checked };
}

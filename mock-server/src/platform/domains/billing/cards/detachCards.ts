import { and, desc, eq, isNull, notExists, or } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { CustomerRow } from './cardProvider.ts';
import { removeCardRows } from './provider/refundQueue.ts';

/** Deletes one saved card of a customer, or all of them; the newest of the others takes the place of the one that is charged. */
export async function detachCards(
  executor: Executor,
  tables: Tables,
  customer: Pick<CustomerRow, 'userUid'>,
  cardId?: string,
): Promise<void> {
  const { customers, paymentMethods } = tables;
  await removeCardRows(executor, tables, customer.userUid, cardId);
  const [next] = await executor
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(eq(paymentMethods.userUid, customer.userUid))
    .orderBy(desc(paymentMethods.createdAt), desc(paymentMethods.id))
    .limit(1);
  const charged = executor
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, customers.defaultPaymentMethod));
  await executor
    .update(customers)
    .set({ defaultPaymentMethod: next?.id ?? null })
    .where(and(eq(customers.userUid, customer.userUid), or(isNull(customers.defaultPaymentMethod), notExists(charged))));
}

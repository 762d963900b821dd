import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../../database/executor.ts';
import type { Tables } from '../../../../database/tables.ts';

/** Charges a card that was saved again in the place of its former entries, where one of them was charged. */
export async function moveDefaultCard(
  executor: Executor,
  { customers }: Tables,
  userUid: string,
  former: readonly { readonly id: string }[],
  id: string,
): Promise<void> {
  const ids = former.map((card) => card.id);
  const wasCharged = and(eq(customers.userUid, userUid), inArray(customers.defaultPaymentMethod, ids));
  await executor.update(customers).set({ defaultPaymentMethod: id }).where(wasCharged);
}

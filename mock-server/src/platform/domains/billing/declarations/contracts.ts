import { and, eq, exists, inArray, ne, or } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { hasEmail } from '../../directory/index.ts';
import { lockCustomer } from '../charges/lockCustomer.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptionRow.ts';
import { lockGiftOrder } from '../withdrawal/giftOrders.ts';
import { withdrawableUntil } from '../withdrawal/planWithdrawal.ts';

/** The row of a cancellation or a withdrawal. */
export type DeclarationRow = Tables['contractDeclarations']['$inferSelect'];

/** Whose contracts a declaration is about. */
type Declarer = Pick<DeclarationRow, 'realm' | 'email' | 'userUid' | 'kind'>;

/** The contracts that a declaration is about. */
export interface DeclaredContracts {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly giftOrders: readonly InvoiceRow[];
}

/** Returns whether a subscription has this contract number, which only the mail of its order states. */
export const namesContract = (contract: string | null, { id }: Pick<SubscriptionRow, 'id'>): boolean => contract === id;

/** Finds the running subscriptions of whoever declares: their own, or those of the accounts whose stored address it was mailed to. */
async function findSubscriptions(executor: Executor, tables: Tables, { realm, email, userUid }: Declarer): Promise<SubscriptionRow[]> {
  const { users, paidSubscriptions } = tables;
  const owners = executor
    .select({ uid: users.uid })
    .from(users)
    .where(and(hasEmail(tables, realm, email), eq(users.email, email)));
  const isTheirs = userUid === null ? inArray(paidSubscriptions.userUid, owners) : eq(paidSubscriptions.userUid, userUid);
  return executor
    .select()
    .from(paidSubscriptions)
    .where(and(isTheirs, ne(paidSubscriptions.status, 'canceled')));
}

/** Returns the subscriptions that a number names: their contract number, or the number of one of their invoices. */
async function namedBy(
  executor: Executor,
  { paidSubscriptions, invoices }: Tables,
  held: readonly SubscriptionRow[],
  realm: DeclarationRow['realm'],
  number: string,
): Promise<SubscriptionRow[]> {
  const ofInvoice = and(eq(invoices.subscriptionId, paidSubscriptions.id), eq(invoices.realm, realm), eq(invoices.number, number));
  const isOneOf = inArray(
    paidSubscriptions.id,
    held.map(({ id }) => id),
  );
  const isNamed = or(eq(paidSubscriptions.id, number), exists(executor.select({ id: invoices.id }).from(invoices).where(ofInvoice)));
  const named = await executor.select({ id: paidSubscriptions.id }).from(paidSubscriptions).where(and(isOneOf, isNamed));
  return held.filter(({ id }) => named.some((row) => row.id === id));
}

/**
 * Finds the contracts that a declaration is about: all subscriptions without a number, one contract with it. Gift cards may have been passed
 * on, so only their number ends them. Returns undefined where the number fits nothing.
 */
export async function findContracts(
  executor: Executor,
  tables: Tables,
  declarer: Declarer,
  number: string | null,
): Promise<DeclaredContracts | undefined> {
  const held = await findSubscriptions(executor, tables, declarer);
  if (number === null) return { subscriptions: held, giftOrders: [] };
  const subscriptions = await namedBy(executor, tables, held, declarer.realm, number);
  const order = await lockGiftOrder(executor, tables, declarer, number);
  if (declarer.kind === 'withdrawal' && order) return { subscriptions, giftOrders: [order] };
  return subscriptions.length > 0 ? { subscriptions, giftOrders: [] } : undefined;
}

/**
 * Finds the contracts that a declaration is about and locks their customers: what ends depends on what they have paid.
 * @throws {PendingError} while a charge of one of them has not ended
 */
export async function lockContracts(
  executor: Executor,
  shard: ServiceShard,
  declarer: Declarer,
  number: string | null,
): Promise<DeclaredContracts | undefined> {
  const found = await findContracts(executor, shard.tables, declarer, number);
  // In one order, so that two declarations do not wait for each other.
  const owners = new Set(found?.subscriptions.map(({ userUid }) => userUid));
  for (const userUid of [...owners].toSorted()) await lockCustomer(executor, shard, userUid);
  return findContracts(executor, shard.tables, declarer, number);
}

/** Returns whether a declaration of this kind and moment can end a subscription. */
export const isDeclarable = (row: SubscriptionRow, kind: DeclarationRow['kind'], declaredAt: number): boolean =>
  kind === 'cancellation' || declaredAt <= (withdrawableUntil(row) ?? 0);

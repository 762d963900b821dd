import { and, eq, exists, gte, inArray, lte, ne, or } from 'drizzle-orm';
import { hasEmail } from '../../../database/directory/hasEmail.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { ServiceShard } from '../../serviceShard.ts';
import type { SubscriptionRow } from '../charges.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { refundSubscription, withdrawalPeriod } from '../refunds.ts';

/** The row of a cancellation or a withdrawal. */
export type DeclarationRow = Tables['contractDeclarations']['$inferSelect'];

/** Returns whether the declaration names a subscription by the contract number that the mail of the order states. */
export const namesContract = ({ contract }: Pick<DeclarationRow, 'contract'>, { id }: Pick<SubscriptionRow, 'id'>): boolean =>
  contract === id;

/**
 * Finds the contracts that a declaration is about and locks them: those of its owner, or of the accounts whose stored address it was mailed to; only one of them if
 * its contract or invoice number names that one.
 */
export async function lockContracts(
  executor: Executor,
  tables: Tables,
  declaration: Pick<DeclarationRow, 'realm' | 'email' | 'contract' | 'userUid' | 'kind' | 'declaredAt'>,
): Promise<SubscriptionRow[]> {
  const { realm, email, contract, userUid, kind, declaredAt } = declaration;
  const { users, paidSubscriptions, invoices } = tables;
  const owners = executor
    .select({ uid: users.uid })
    .from(users)
    .where(and(hasEmail(tables, realm, email), eq(users.email, email)));
  const held = await executor
    .select()
    .from(paidSubscriptions)
    .where(
      and(
        userUid === null ? inArray(paidSubscriptions.userUid, owners) : eq(paidSubscriptions.userUid, userUid),
        ne(paidSubscriptions.status, 'canceled'),
        lte(paidSubscriptions.startedAt, declaredAt),
        kind === 'withdrawal' ? gte(paidSubscriptions.startedAt, declaredAt - withdrawalPeriod) : undefined,
      ),
    )
    .for('update');
  if (contract === null || held.length === 0) return held;
  const ofInvoice = and(eq(invoices.subscriptionId, paidSubscriptions.id), eq(invoices.realm, realm), eq(invoices.number, contract));
  const named = await executor
    .select({ id: paidSubscriptions.id })
    .from(paidSubscriptions)
    .where(
      and(
        inArray(
          paidSubscriptions.id,
          held.map(({ id }) => id),
        ),
        or(eq(paidSubscriptions.id, contract), exists(executor.select({ id: invoices.id }).from(invoices).where(ofInvoice))),
      ),
    );
  const ids = new Set(named.map(({ id }) => id));
  return ids.size === 0 ? held : held.filter(({ id }) => ids.has(id));
}

/** A subscription that a declaration ended, and what was given back for it. */
export interface EndedContract extends SubscriptionRow {
  readonly refunded: readonly InvoiceRow[];
}

/**
 * Ends a contract as of the moment of the declaration, also if its link was followed later: a withdrawal ends it with a refund of everything, a
 * cancellation with the period of that moment, and what was charged for later periods is given back. Returns the subscription as it is then, with the credit notes.
 */
export async function endContract(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'cards' | 'appOrigin'>,
  subscription: SubscriptionRow,
  { kind, declaredAt }: Pick<DeclarationRow, 'kind' | 'declaredAt'>,
  now: number,
): Promise<EndedContract> {
  const { id, periodStart } = subscription;
  const { paidSubscriptions } = shard.tables;
  const isWithdrawal = kind === 'withdrawal';
  const endsNow = isWithdrawal || periodStart > declaredAt;
  const values = endsNow
    ? { status: 'canceled' as const, endedAt: now, endReason: isWithdrawal ? ('withdrawn' as const) : ('requested' as const) }
    : // What ends is followed by no other plan.
      { cancelAtPeriodEnd: true, pendingPriceId: null };
  await executor.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, id));
  const refunded = endsNow ? await refundSubscription(executor, shard, id, now, isWithdrawal ? undefined : declaredAt) : [];
  return { ...subscription, ...values, refunded };
}

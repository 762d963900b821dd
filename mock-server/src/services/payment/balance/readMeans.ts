import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { type ChargedSubscription, nextCharge, type OpenInvoice } from '../amounts.ts';
import { type Coverage, projectCoverage } from './coverage.ts';

/** What pays for a customer's subscriptions. */
export interface Means {
  /** Whether a card is saved that can be charged. */
  readonly hasCard: boolean;
  /** How far the gift card balance reaches, by the id of a subscription; cancelled subscriptions are not among them. */
  readonly coverage: ReadonlyMap<string, Coverage>;
  /** The open invoices of charges that failed, by the id of their subscription. */
  readonly open: ReadonlyMap<string, OpenInvoice>;
}

/** Returns the next charge of a subscription as the projection of the balance reads it. */
function recurringCharge(row: ChargedSubscription, open: OpenInvoice | undefined) {
  const { amount, ...recurring } = nextCharge(row, open);
  return { id: row.id, amount: amount.total, ...recurring };
}

/**
 * Returns what pays for a customer's subscriptions: the one source for the order page, the list of subscriptions, the mails and the decision
 * whether a card is needed.
 * @param changed subscriptions that the customer is about to order or to change.
 * @param spent the part of the balance that this takes at once.
 */
export async function readMeans(
  executor: Executor,
  { customers, paidSubscriptions, invoices }: Tables,
  userUid: string,
  changed: readonly ChargedSubscription[] = [],
  spent = 0,
): Promise<Means> {
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid));
  const held = await executor
    .select()
    .from(paidSubscriptions)
    .where(
      and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled'), eq(paidSubscriptions.cancelAtPeriodEnd, false)),
    );
  const unpaid = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.userUid, userUid), eq(invoices.status, 'open')));
  const open = new Map(unpaid.flatMap((invoice) => (invoice.subscriptionId === null ? [] : [[invoice.subscriptionId, invoice] as const])));
  const hasCard = Boolean(customer?.defaultPaymentMethod);
  const rows = [...held.filter(({ id }) => !changed.some((row) => row.id === id)), ...changed];
  const charges = rows.map((row) => recurringCharge(row, open.get(row.id)));
  return { hasCard, coverage: projectCoverage((customer?.balance ?? 0) - spent, charges, hasCard), open };
}

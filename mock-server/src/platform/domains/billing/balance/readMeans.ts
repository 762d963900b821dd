import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { minimumAmount } from '../cards/provider/minimumAmounts.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { type ChargedSubscription, nextCharge, type OpenInvoice } from '../subscriptions/amounts.ts';
import { type Coverage, projectCoverage } from './coverage.ts';

/** What pays for a customer's subscriptions. */
export interface Means {
  /** Whether a card is saved that can be charged. */
  readonly hasCard: boolean;
  /** What is left of gift cards. */
  readonly balance: number;
  /** The ids of the subscriptions that run, without those that the customer is about to order or to change. */
  readonly running: readonly string[];
  /** The card that is charged; undefined where none is saved. */
  readonly card: Tables['paymentMethods']['$inferSelect'] | undefined;
  /** Whether gift cards pay: something is left of them, or they paid a present period alone. */
  readonly usesBalance: boolean;
  /** The paid invoice of the present period, by the id of its subscription. */
  readonly paid: ReadonlyMap<string, InvoiceRow>;
  /** How far the gift card balance reaches, by the id of a subscription; cancelled subscriptions are not among them. */
  readonly coverage: ReadonlyMap<string, Coverage>;
  /** The open invoices of charges that failed, by the id of their subscription. */
  readonly open: ReadonlyMap<string, InvoiceRow>;
}

/** Returns the next charges of a subscription as the projection of the balance reads them. */
function recurringCharge(row: ChargedSubscription, open: OpenInvoice | undefined) {
  const { amount, ...recurring } = nextCharge(row, open);
  return { id: row.id, amount: amount.total, minimum: minimumAmount(amount.currency), ...recurring };
}

/** Returns the open invoices of a user by their subscriptions. */
async function readOpen(executor: Executor, { invoices }: Tables, userUid: string): Promise<ReadonlyMap<string, InvoiceRow>> {
  const open = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.userUid, userUid), eq(invoices.status, 'open')));
  return new Map(open.flatMap((invoice) => (invoice.subscriptionId === null ? [] : [[invoice.subscriptionId, invoice] as const])));
}

/** Returns the paid invoices of the present periods of subscriptions, by the id of the subscription. */
export async function readPaid(
  executor: Executor,
  { invoices }: Tables,
  held: readonly Tables['paidSubscriptions']['$inferSelect'][],
): Promise<ReadonlyMap<string, InvoiceRow>> {
  if (held.length === 0) return new Map();
  const ofHeld = inArray(
    invoices.subscriptionId,
    held.map(({ id }) => id),
  );
  const starts = inArray(
    invoices.periodStart,
    held.map(({ periodStart }) => periodStart),
  );
  const rows = await executor
    .select()
    .from(invoices)
    .where(and(ofHeld, starts, eq(invoices.status, 'paid')));
  return new Map(
    held.flatMap(({ id, periodStart }) => {
      const invoice = rows.find((row) => row.subscriptionId === id && row.periodStart === periodStart);
      return invoice ? [[id, invoice] as const] : [];
    }),
  );
}

/**
 * Returns what pays for a customer's subscriptions: the one source for the order page, the list of subscriptions, the mails and the decision
 * whether a card is needed.
 * @param changed subscriptions that the customer is about to order or to change.
 * @param spent the part of the balance that this takes at once.
 */
export async function readMeans(
  executor: Executor,
  tables: Tables,
  userUid: string,
  changed: readonly ChargedSubscription[] = [],
  spent = 0,
): Promise<Means> {
  const { customers, paidSubscriptions, paymentMethods } = tables;
  const [found] = await executor
    .select()
    .from(customers)
    .leftJoin(paymentMethods, eq(paymentMethods.id, customers.defaultPaymentMethod))
    .where(eq(customers.userUid, userUid));
  const held = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled')))
    .orderBy(asc(paidSubscriptions.startedAt), asc(paidSubscriptions.id));
  const card = found?.payment_methods ?? undefined;
  const balance = (found?.customers.balance ?? 0) - spent;
  const others = held.filter(({ id }) => !changed.some((row) => row.id === id));
  const continued = others.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd);
  const [paid, open] = [await readPaid(executor, tables, held), await readOpen(executor, tables, userUid)];
  const charges = [...continued, ...changed].map((row) => recurringCharge(row, open.get(row.id)));
  return {
    hasCard: card !== undefined,
    card,
    balance,
    running: others.map(({ id }) => id),
    usesBalance: balance > 0 || [...paid.values()].some(({ fromBalance, amountPaid }) => fromBalance > 0 && fromBalance === amountPaid),
    paid,
    open,
    coverage: projectCoverage(balance, charges, card !== undefined),
  };
}

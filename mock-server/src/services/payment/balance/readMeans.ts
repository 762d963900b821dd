import { and, asc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { type ChargedSubscription, nextCharge } from '../charges.ts';
import { type Coverage, projectCoverage } from './coverage.ts';

/** What pays for a customer's subscriptions. */
export interface Means {
  /** Whether a card is saved that can be charged. */
  readonly hasCard: boolean;
  /** What is left of gift cards. */
  readonly balance: number;
  /** The ids of the subscriptions that run, without those that the customer is about to order or to change. */
  readonly running: readonly string[];
  /** How far the gift card balance reaches, by the id of a subscription; cancelled subscriptions are not among them. */
  readonly coverage: ReadonlyMap<string, Coverage>;
}

/** Returns the next charge of a subscription as the projection of the balance reads it. */
function recurringCharge(row: ChargedSubscription) {
  const { amount, ...recurring } = nextCharge(row);
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
  { customers, paidSubscriptions }: Tables,
  userUid: string,
  changed: readonly ChargedSubscription[] = [],
  spent = 0,
): Promise<Means> {
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid));
  const held = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled')))
    .orderBy(asc(paidSubscriptions.startedAt), asc(paidSubscriptions.id));
  const hasCard = Boolean(customer?.defaultPaymentMethod);
  const balance = (customer?.balance ?? 0) - spent;
  const others = held.filter(({ id }) => !changed.some((row) => row.id === id));
  const rows = [...others.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd), ...changed];
  return {
    hasCard,
    balance,
    running: others.map(({ id }) => id),
    coverage: projectCoverage(balance, rows.map(recurringCharge), hasCard),
  };
}

import type { Means } from '../../balance/readMeans.ts';
import { expiryOf } from '../../cards/cardExpiry.ts';
import { endOfSubscription } from '../../products/periods.ts';
import { nextCharge } from '../amounts.ts';
import type { SubscriptionRow } from '../subscriptionRow.ts';

const day = 24 * 3_600_000;
/** The time between a notice and the end of a trial, or of a period for which no card is saved. */
const reminderBefore = 3 * day;
/** The time between the notice of a renewal by a year and its charge: from one to three months by L215-1 of the French consumer code, 15 to 45 days in the us. */
const renewalBefore = 35 * day;
/** The times between the two notices of an expiring card and the charge that it cannot pay. */
const expiryBefore = [30 * day, 7 * day];

/** A mail that comes before a charge or an end, once for each key; moments are in milliseconds. */
export interface NoticeJob {
  readonly kind: 'notice';
  readonly notice: 'trialEnds' | 'cardNeeded' | 'yearRenews' | 'cardExpires';
  /** Names what the notice is about: its second part is the moment after which it is over. */
  readonly key: string;
  readonly at: number;
}

/** Why a subscription ends by itself. */
export type EndReason = Exclude<SubscriptionRow['endReason'], 'withdrawn' | null>;

/** What a subscription does next: a notice, a charge (also its next attempt), or its end. */
export type Job =
  | NoticeJob
  | { readonly kind: 'charge'; readonly at: number }
  | { readonly kind: 'end'; readonly reason: EndReason; readonly at: number };

/** Returns the moment when a subscription ends unless a card is saved; null where one is, or where it does not go on. */
export const cardNeededAt = (row: SubscriptionRow, { hasCard, coverage }: Means): number | null =>
  hasCard ? null : (coverage.get(row.id)?.until ?? null);

/** Returns the moment of the charge that the saved card cannot pay because it has expired by then; null where it can. */
function cardProblem(row: SubscriptionRow, { card, coverage }: Means): number | null {
  const until = coverage.get(row.id)?.until;
  return card && until !== undefined && row.status !== 'past_due' && until >= expiryOf(card) ? until : null;
}

/** Returns the notices of an expiring card. */
function expiryNotices(row: SubscriptionRow, means: Means): NoticeJob[] {
  const moment = cardProblem(row, means);
  if (moment === null) return [];
  return expiryBefore.map((before) => ({
    kind: 'notice',
    notice: 'cardExpires',
    key: `cardExpires:${moment}:${means.card?.id}:${before / day}`,
    at: moment - before,
  }));
}

/** Returns the moment of the charge that an expired card cannot pay, from its first notice on; null before that, or where there is none. */
export function announcedCardProblem(row: SubscriptionRow, means: Means): number | null {
  const isAnnounced = expiryNotices(row, means).some(({ key }) => row.noticesSent.includes(key));
  return isAnnounced ? cardProblem(row, means) : null;
}

/** Returns whether a card or the gift card balance pays for the next period. */
function isPayable(row: SubscriptionRow, means: Means): boolean {
  const needed = cardNeededAt(row, means);
  return needed === null || needed > nextCharge(row).at;
}

/** Returns the notices about the next charge of a subscription, those that were sent included. */
function noticesOf(row: SubscriptionRow, means: Means): NoticeJob[] {
  if (row.cancelAtPeriodEnd) return [];
  const { at, interval, amount } = nextCharge(row, means.open.get(row.id));
  const notice = (kind: NoticeJob['notice'], before: number, about = ''): NoticeJob => ({
    kind: 'notice',
    notice: kind,
    key: `${kind}:${at}:${about}`,
    at: at - before,
  });
  // The attempt of a charge that failed is announced already: who has no card since then is told at once.
  if (!isPayable(row, means)) return [notice('cardNeeded', row.status === 'past_due' ? at : reminderBefore)];
  if (row.status === 'past_due') return [];
  return [
    ...(row.status === 'trialing' ? [notice('trialEnds', reminderBefore)] : []),
    ...(row.status === 'active' && interval === 'year' ? [notice('yearRenews', renewalBefore, String(amount.total))] : []),
    ...expiryNotices(row, means),
  ];
}

/** Returns what a subscription does after its notices: a charge, or its end. */
function chargeOrEnd(row: SubscriptionRow, means: Means): Exclude<Job, NoticeJob> {
  if (row.cancelAtPeriodEnd) return { kind: 'end', reason: 'requested', at: endOfSubscription(row) };
  const { at } = nextCharge(row);
  return isPayable(row, means) ? { kind: 'charge', at } : { kind: 'end', reason: missingMeans(means), at };
}

/** Returns why nothing pays for a subscription that has no card. */
export const missingMeans = ({ usesBalance }: Means): 'balance_used_up' | 'card_missing' =>
  usesBalance ? 'balance_used_up' : 'card_missing';

/**
 * Returns what a subscription does next, with the moment in milliseconds: the one source for the jobs, the pages and the mails. A notice whose
 * moment has passed comes first.
 */
export function nextJob(row: SubscriptionRow, means: Means): Job {
  const last = chargeOrEnd(row, means);
  const [notice] = noticesOf(row, means)
    .filter(({ key }) => !row.noticesSent.includes(key))
    .toSorted((one, other) => one.at - other.at);
  return notice && notice.at <= last.at ? notice : last;
}

/** Returns the keys of a subscription's notices when one is sent at a moment: those of the same kind whose moment has passed are sent with it. */
export function noticesAfter(row: SubscriptionRow, means: Means, { notice }: NoticeJob, at: number): string[] {
  const sent = noticesOf(row, means).filter((other) => other.notice === notice && other.at <= at);
  const over = Math.min(at, nextCharge(row).at);
  // A renewal is announced with its last price: another price that was announced before counts no more.
  const current = row.noticesSent.filter(
    (key) => Number(key.split(':')[1]) >= over && !(notice === 'yearRenews' && key.startsWith(`${notice}:`)),
  );
  return [...new Set([...current, ...sent.map(({ key }) => key)])];
}

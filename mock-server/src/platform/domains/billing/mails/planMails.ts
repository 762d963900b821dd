import { type MailText, presentParagraphs } from '../../../mail/mailText.ts';
import type { BillingTexts } from './billingTexts.ts';

/** Returns the mails about the life of a plan. Their `balance` is the sentence about the gift card balance, if it pays something. */
export const planMails = (t: BillingTexts) => ({
  subscribed: (facts: {
    readonly name: string;
    /** The day from which the accepted terms apply; undefined if no terms were named. */
    readonly terms: string | undefined;
    readonly balance: string | undefined;
  }): MailText => ({
    subject: t(($) => $.subscribed.subject),
    paragraphs: presentParagraphs(
      t(($) => $.greeting, facts),
      t(($) => $.thanks),
      facts.balance,
      t(($) => $.subscribed.cancel),
      facts.terms && t(($) => $.subscribed.terms, facts),
    ),
    action: t(($) => $.actions.subscription),
  }),
  trialEnds: (facts: { readonly name: string; readonly at: string; readonly balance: string | undefined }): MailText => ({
    subject: t(($) => $.trialEnds.subject),
    paragraphs: presentParagraphs(
      t(($) => $.greeting, facts),
      t(($) => $.trialEnds.price, facts),
      facts.balance,
      t(($) => $.trialEnds.cancel),
    ),
    action: t(($) => $.trialEnds.action),
  }),
  /** The notice before the charge of another year. */
  yearRenews: (facts: {
    readonly name: string;
    readonly product: string;
    readonly amount: string;
    /** The day of the charge. */
    readonly at: string;
    /** The last day on which the renewal can be refused. */
    readonly until: string;
    readonly balance: string | undefined;
    /** Whether the new year can be ended with a month's notice, and its unused days are given back. */
    readonly hasNotice: boolean;
  }): MailText => ({
    subject: t(($) => $.yearRenews.subject),
    paragraphs: presentParagraphs(
      t(($) => $.greeting, facts),
      t(($) => $.yearRenews.charge, facts),
      facts.balance,
      facts.hasNotice ? t(($) => $.yearRenews.notice) : undefined,
    ),
    framed: t(($) => $.yearRenews.cancel, facts),
    action: t(($) => $.yearRenews.action),
  }),
  planChanged(facts: {
    readonly name: string;
    readonly product: string;
    readonly yearly: boolean;
    /** The day on which the plan starts; undefined if it runs already. */
    readonly startsAt: string | undefined;
    /** Whether something was charged at once. */
    readonly charged: boolean;
    readonly balance: string | undefined;
  }): MailText {
    const now = facts.yearly ? t(($) => $.planChanged.nowYearly, facts) : t(($) => $.planChanged.nowMonthly, facts);
    const later = () => (facts.yearly ? t(($) => $.planChanged.laterYearly, facts) : t(($) => $.planChanged.laterMonthly, facts));
    return {
      subject: t(($) => $.planChanged.subject),
      paragraphs: presentParagraphs(
        t(($) => $.greeting, facts),
        facts.startsAt ? later() : now,
        facts.charged ? undefined : t(($) => $.planChanged.notCharged),
        facts.balance,
      ),
      action: t(($) => $.actions.subscription),
    };
  },
  /** `unpaid` after the last attempt of a charge, `balance_used_up` where the gift card balance paid no other period and no card was saved. */
  subscriptionEnded: (facts: {
    readonly name: string;
    readonly product: string;
    readonly reason: 'requested' | 'unpaid' | 'card_missing' | 'balance_used_up';
    /** What goes back for unused days; undefined for nothing. */
    readonly refunded: string | undefined;
  }): MailText => ({
    subject: t(($) => $.subscriptionEnded.subject),
    paragraphs: presentParagraphs(
      t(($) => $.greeting, facts),
      t(($) => $.subscriptionEnded.reasons[facts.reason], facts),
      facts.refunded && t(($) => $.subscriptionEnded.refunded, facts),
      t(($) => $.subscriptionEnded.again),
    ),
    action: t(($) => $.subscriptionEnded.action),
  }),
  /** A plan has stopped with the deletion of the account; it goes on where the account is brought back until a day. `paid` if its unused days are worth something. */
  planStopped: (facts: {
    readonly name: string;
    readonly product: string;
    readonly days: number;
    readonly until: string;
    readonly paid: boolean;
  }): MailText => ({
    subject: t(($) => $.planStopped.subject),
    paragraphs: presentParagraphs(
      t(($) => $.greeting, facts),
      t(($) => $.planStopped.stopped, facts),
      t(($) => $.planStopped.days, { ...facts, count: facts.days }),
      facts.paid ? t(($) => $.planStopped.paid) : undefined,
    ),
    action: t(($) => $.planStopped.action),
  }),
  /** A plan goes on with its unused days, until a day; `ends` if it was cancelled before, `needsCard` if nothing would pay for more. */
  planResumed: (facts: {
    readonly name: string;
    readonly product: string;
    readonly until: string;
    readonly ends: boolean;
    readonly needsCard: boolean;
  }): MailText => ({
    subject: t(($) => $.planResumed.subject),
    paragraphs: presentParagraphs(
      t(($) => $.greeting, facts),
      t(($) => $.planResumed.resumed, facts),
      facts.ends ? t(($) => $.planResumed.ends) : undefined,
      facts.needsCard ? t(($) => $.planResumed.needsCard) : undefined,
    ),
    action: t(($) => $.planResumed.action),
  }),
});

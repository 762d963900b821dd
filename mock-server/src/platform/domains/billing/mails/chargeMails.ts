import { type MailText, presentParagraphs } from '../../../mail/mailText.ts';
import type { BillingTexts } from './billingTexts.ts';

/** Returns the mails about cards, charges and what was charged. */
export const chargeMails = (t: BillingTexts) => ({
  /** The reminder that no card is saved for the next charge, or that neither the gift card balance pays it nor a card. */
  cardNeeded: (facts: {
    readonly name: string;
    readonly product: string;
    readonly amount: string;
    readonly at: string;
    readonly reason: 'card_missing' | 'balance_used_up';
  }): MailText => ({
    subject: t(($) => $.cardNeeded[facts.reason].subject),
    paragraphs: [
      t(($) => $.greeting, facts),
      t(($) => $.cardNeeded[facts.reason].reason, facts),
      t(($) => $.cardNeeded[facts.reason].remedy, facts),
    ],
    action: t(($) => $.actions.addCard),
  }),
  /** The notice that the card has expired by the next charge that it pays. */
  cardExpires: (facts: {
    readonly name: string;
    readonly product: string;
    readonly last4: string;
    /** As on the card, such as `12/40`. */
    readonly expiry: string;
    /** The day of the charge. */
    readonly at: string;
  }): MailText => ({
    subject: t(($) => $.cardExpires.subject),
    paragraphs: [t(($) => $.greeting, facts), t(($) => $.cardExpires.card, facts), t(($) => $.cardExpires.remedy)],
    action: t(($) => $.actions.addCard),
  }),
  chargeFailed(facts: {
    readonly name: string;
    /** The day of the next attempt. */
    readonly retryAt: string;
    readonly reason: 'card_declined' | 'card_expired' | 'authentication_required';
    /** Whether the subscription ends if the next attempt fails too. */
    readonly isLast: boolean;
  }): MailText {
    const { reason, isLast } = facts;
    const toConfirm = reason === 'authentication_required';
    return {
      subject: toConfirm ? t(($) => $.chargeFailed.confirmSubject) : t(($) => $.chargeFailed.subject),
      paragraphs: presentParagraphs(
        t(($) => $.greeting, facts),
        t(($) => $.chargeFailed.reasons[reason]),
        isLast ? t(($) => $.chargeFailed.last, facts) : t(($) => $.chargeFailed.next, facts),
        toConfirm ? undefined : t(($) => $.chargeFailed.remedy),
      ),
      action: toConfirm ? t(($) => $.chargeFailed.confirmAction) : t(($) => $.chargeFailed.action),
    };
  },
  receipt: (facts: {
    readonly name: string;
    readonly number: string;
    /** The sentence about the tax on the part that a gift card balance paid, if it paid one. */
    readonly taxNote: string | undefined;
    readonly seller: string;
  }): MailText => ({
    subject: t(($) => $.receipt.subject, facts),
    paragraphs: presentParagraphs(
      t(($) => $.greeting, facts),
      t(($) => $.receipt.thanks),
      facts.taxNote,
      t(($) => $.receipt.seller, facts),
    ),
    action: t(($) => $.actions.invoices),
  }),
  /** Money goes back, or has gone back, by a credit note for an invoice. */
  creditNote: (facts: { readonly name: string; readonly number: string; readonly invoice: string; readonly seller: string }): MailText => ({
    subject: t(($) => $.creditNote.subject, facts),
    paragraphs: [t(($) => $.greeting, facts), t(($) => $.creditNote.invoice, facts), t(($) => $.creditNote.seller, facts)],
    action: t(($) => $.actions.invoices),
  }),
});

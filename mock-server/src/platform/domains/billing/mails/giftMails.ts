import { type MailText, presentParagraphs } from '../../../mail/mailText.ts';
import type { BillingTexts } from './billingTexts.ts';

/** Returns the mails and sentences about gift cards and their balance. */
export const giftMails = (t: BillingTexts) => ({
  /** The mail with the codes of an order, which its buyer passes on; `plan` and `months` are what each of them pays. */
  giftCard: (facts: {
    readonly brand: string;
    readonly name: string;
    /** How many cards were ordered. */
    readonly codes: number;
    readonly plan: string;
    readonly months: number;
    readonly message: string | undefined;
  }): MailText => ({
    subject: t(($) => $.giftCard.subject, { ...facts, count: facts.codes }),
    paragraphs: presentParagraphs(
      t(($) => $.greeting, facts),
      t(($) => $.thanks),
      facts.message && t(($) => $.giftCard.message, facts),
      t(($) => $.giftCard.passOn, { ...facts, count: facts.codes }),
    ),
    action: t(($) => $.actions.redeem),
  }),
  /** The sentence about a gift card balance that pays the next charges in full, until a day. */
  balancePays({ charges, until, hasCard }: { readonly charges: number; readonly until: string; readonly hasCard: boolean }): string {
    const pays = t(($) => $.balance.pays, { count: charges, until });
    return `${pays} ${hasCard ? t(($) => $.balance.thenCard) : t(($) => $.balance.thenEnds)}`;
  },
  /** The sentence about a gift card balance that pays a part of the next charge. */
  balancePaysPart: (facts: { readonly fromBalance: string; readonly fromCard: string }): string => t(($) => $.balance.paysPart, facts),
  /** The balance of a deleted account, as the code of a new gift card. */
  balanceReturned: (facts: { readonly name: string }): MailText => ({
    subject: t(($) => $.balanceReturned.subject),
    paragraphs: [t(($) => $.greeting, facts), t(($) => $.balanceReturned.moved), t(($) => $.balanceReturned.use)],
    action: t(($) => $.actions.redeem),
  }),
});

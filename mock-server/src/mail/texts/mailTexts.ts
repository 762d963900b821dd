/** The text of one mail; greeting and footer are added by the frame. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the mail's link; default {@link MailTexts.open}. */
  readonly action?: string;
}

/** A contract that a declaration ended. */
interface EndedContract {
  readonly product: string;
  /** Its last day. */
  readonly at: string;
  /** Whether something that was paid goes back. */
  readonly refunded: boolean;
}

/** What the mails about a cancellation or a withdrawal say; the name is one that a stranger may have typed. */
interface DeclarationFacts {
  readonly name: string;
  readonly receivedAt: string;
  /** The contracts that it ended; undefined while the link of the mail is to be followed. */
  readonly ended: readonly EndedContract[] | undefined;
}

/** The mails of the platform in one language. Dates and amounts are passed already formatted, see `mailFormats`. */
export interface MailTexts {
  /** The default label of a link. */
  readonly open: string;
  /** The text before the URL of the link, for users who cannot press the button. */
  readonly copyLink: string;
  /** The last line of every mail. */
  automatic(brand: string): string;
  /** `becomesUserName` if the user logs in with the address once it is confirmed. */
  emailConfirmation(facts: { readonly brand: string; readonly becomesUserName: boolean }): MailText;
  passwordReset(facts: { readonly brand: string; readonly userName: string }): MailText;
  /** The mail with the codes of an order, which its buyer passes on; `plan` and `months` are what each of them pays. */
  giftCard(facts: {
    readonly brand: string;
    readonly name: string;
    readonly codes: readonly string[];
    readonly plan: string;
    readonly months: number;
    readonly message: string | undefined;
  }): MailText;
  /** The sentence about a gift card balance that pays the next charges in full, until a day. */
  balancePays(facts: { readonly charges: number; readonly until: string; readonly hasCard: boolean }): string;
  /** The sentence about a gift card balance that pays a part of the next charge. */
  balancePaysPart(facts: { readonly fromBalance: string; readonly fromCard: string }): string;
  /** The balance of a deleted account, as the code of a new gift card. */
  balanceReturned(facts: { readonly name: string; readonly amount: string; readonly code: string }): MailText;
  /** The reminder that neither the gift card balance nor a card pays the next charge. */
  cardNeeded(facts: { readonly name: string; readonly product: string; readonly amount: string; readonly at: string }): MailText;
  cancellation(facts: DeclarationFacts): MailText;
  withdrawal(facts: DeclarationFacts): MailText;
  subscribed(facts: {
    readonly name: string;
    readonly product: string;
    readonly amount: string;
    /** The day of the first charge. */
    readonly at: string;
    readonly yearly: boolean;
    readonly contract: string;
    /** The day from which the accepted terms apply; undefined if no terms were named. */
    readonly terms: string | undefined;
    /** The sentence about the gift card balance, if it pays something. */
    readonly balance: string | undefined;
  }): MailText;
  trialEnds(facts: {
    readonly name: string;
    readonly at: string;
    readonly amount: string;
    /** The sentence about the gift card balance, if it pays something. */
    readonly balance: string | undefined;
  }): MailText;
  planChanged(facts: {
    readonly name: string;
    readonly product: string;
    readonly yearly: boolean;
    /** The day on which the plan starts; undefined if it runs already. */
    readonly startsAt: string | undefined;
    /** What was charged at once, and what the rest of the former plan took off it; undefined for nothing. */
    readonly charged: { readonly amount: string; readonly credit: string | undefined } | undefined;
    readonly next: { readonly amount: string; readonly at: string };
    /** What the gift card balance pays; undefined for nothing. */
    readonly balance: string | undefined;
  }): MailText;
  chargeFailed(facts: {
    readonly name: string;
    readonly product: string;
    readonly amount: string;
    /** The day of the next attempt. */
    readonly retryAt: string;
  }): MailText;
  /** `unpaid` after the last attempt of a charge, `card_missing` where neither gift card balance nor card paid for another period. */
  subscriptionEnded(facts: {
    readonly name: string;
    readonly product: string;
    readonly reason: 'requested' | 'unpaid' | 'card_missing';
  }): MailText;
  receipt(facts: {
    readonly name: string;
    readonly number: string;
    /** The product with its period or quantity. */
    readonly product: string;
    readonly amount: string;
    readonly tax: string;
    readonly taxRate: string;
    /** The parts of the amount if a gift card balance paid one. */
    readonly split: { readonly fromBalance: string; readonly fromCard: string; readonly taxNote: string } | undefined;
    readonly seller: string;
  }): MailText;
}

/** Drops the undefined paragraphs. */
export function presentParagraphs(...paragraphs: readonly (string | undefined)[]): string[] {
  return paragraphs.filter((paragraph) => paragraph !== undefined);
}

/** Returns the paragraphs about the outcome of a declaration: pending, without any contract, or each contract that it ended. */
export function describeOutcome(
  ended: readonly EndedContract[] | undefined,
  texts: { readonly pending: string; readonly none: string; readonly each: (contract: EndedContract) => string },
): string[] {
  if (!ended) return [texts.pending];
  return ended.length === 0 ? [texts.none] : ended.map(texts.each);
}

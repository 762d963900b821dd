import type { MailRow } from '../MailRow.ts';

/** The text of one mail; greeting and footer are added by the frame. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What nobody may overlook, in a frame after the paragraphs. */
  readonly framed?: string;
  /** What was ordered and paid, as a table. */
  readonly rows?: readonly MailRow[];
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
  /** What goes back on the last day for the days after it; undefined for nothing. */
  readonly unused?: string | undefined;
}

/** What the mails about a cancellation or a withdrawal say; the name is one that a stranger may have typed. */
interface DeclarationFacts {
  readonly name: string;
  readonly receivedAt: string;
  /** The contracts that it ended; undefined while the link of the mail is to be followed. */
  readonly ended: readonly EndedContract[] | undefined;
}

/** The labels of the rows of a mail's table; those that an invoice has too are in `invoiceTexts`. */
interface MailLabels {
  readonly plan: string;
  readonly item: string;
  readonly price: string;
  /** A price with its period. */
  each(amount: string, yearly: boolean): string;
  readonly firstCharge: string;
  readonly nextCharge: string;
  /** What was charged with the event that the mail tells. */
  readonly charged: string;
  /** What the rest of a former plan took off a price. */
  readonly credit: string;
  readonly contract: string;
  /** The number of an order, which is that of its invoice. */
  readonly number: string;
  readonly balance: string;
  readonly code: string;
}

/** The mails of the platform in one language. Dates and amounts are passed already formatted, see `mailFormats`. */
export interface MailTexts {
  /** The default label of a link. */
  readonly open: string;
  /** The text before the URL of the link, for users who cannot press the button. */
  readonly copyLink: string;
  /** The last line of every mail. */
  automatic(brand: string): string;
  /** The labels of the tables. */
  readonly labels: MailLabels;
  /** `becomesUserName` if the user logs in with the address once it is confirmed. */
  emailConfirmation(facts: { readonly brand: string; readonly becomesUserName: boolean }): MailText;
  passwordReset(facts: { readonly brand: string; readonly userName: string }): MailText;
  /** The mail with the codes of an order, which its buyer passes on; `plan` and `months` are what each of them pays. */
  giftCard(facts: {
    readonly brand: string;
    readonly name: string;
    /** How many cards were ordered. */
    readonly codes: number;
    readonly plan: string;
    readonly months: number;
    readonly message: string | undefined;
  }): MailText;
  /** The sentence about a gift card balance that pays the next charges in full, until a day. */
  balancePays(facts: { readonly charges: number; readonly until: string; readonly hasCard: boolean }): string;
  /** The sentence about a gift card balance that pays a part of the next charge. */
  balancePaysPart(facts: { readonly fromBalance: string; readonly fromCard: string }): string;
  /** The balance of a deleted account, as the code of a new gift card. */
  balanceReturned(facts: { readonly name: string }): MailText;
  /** The reminder that no card is saved for the next charge, or that neither the gift card balance pays it nor a card. */
  cardNeeded(facts: {
    readonly name: string;
    readonly product: string;
    readonly amount: string;
    readonly at: string;
    readonly reason: 'card_missing' | 'balance_used_up';
  }): MailText;
  /** The notice before the charge of another year. */
  yearRenews(facts: {
    readonly name: string;
    readonly product: string;
    readonly amount: string;
    /** The day of the charge. */
    readonly at: string;
    /** The last day on which the renewal can be refused. */
    readonly until: string;
    /** The sentence about the gift card balance, if it pays something. */
    readonly balance: string | undefined;
    /** Whether the new year can be ended with a month's notice, and its unused days are given back. */
    readonly hasNotice: boolean;
  }): MailText;
  /** The notice that the card has expired by the next charge that it pays. */
  cardExpires(facts: {
    readonly name: string;
    readonly product: string;
    readonly last4: string;
    /** As on the card, such as `12/40`. */
    readonly expiry: string;
    /** The day of the charge. */
    readonly at: string;
  }): MailText;
  cancellation(facts: DeclarationFacts): MailText;
  withdrawal(facts: DeclarationFacts): MailText;
  subscribed(facts: {
    readonly name: string;
    /** The day from which the accepted terms apply; undefined if no terms were named. */
    readonly terms: string | undefined;
    /** The sentence about the gift card balance, if it pays something. */
    readonly balance: string | undefined;
  }): MailText;
  trialEnds(facts: {
    readonly name: string;
    readonly at: string;
    /** The sentence about the gift card balance, if it pays something. */
    readonly balance: string | undefined;
  }): MailText;
  planChanged(facts: {
    readonly name: string;
    readonly product: string;
    readonly yearly: boolean;
    /** The day on which the plan starts; undefined if it runs already. */
    readonly startsAt: string | undefined;
    /** Whether something was charged at once. */
    readonly charged: boolean;
    /** What the gift card balance pays; undefined for nothing. */
    readonly balance: string | undefined;
  }): MailText;
  chargeFailed(facts: {
    readonly name: string;
    /** The day of the next attempt. */
    readonly retryAt: string;
    readonly reason: 'card_declined' | 'card_expired' | 'authentication_required';
    /** Whether the subscription ends if the next attempt fails too. */
    readonly isLast: boolean;
  }): MailText;
  /** `unpaid` after the last attempt of a charge, `balance_used_up` where the gift card balance paid no other period and no card was saved. */
  subscriptionEnded(facts: {
    readonly name: string;
    readonly product: string;
    readonly reason: 'requested' | 'unpaid' | 'card_missing' | 'balance_used_up';
    /** What goes back for unused days; undefined for nothing. */
    readonly refunded: string | undefined;
  }): MailText;
  receipt(facts: {
    readonly name: string;
    readonly number: string;
    /** The sentence about the tax on the part that a gift card balance paid, if it paid one. */
    readonly taxNote: string | undefined;
    readonly seller: string;
  }): MailText;
}

/** Drops the undefined paragraphs. */
export function presentParagraphs(...paragraphs: readonly (string | undefined)[]): string[] {
  return paragraphs.filter((paragraph) => paragraph !== undefined);
}

/** Returns the rows of a table, without those that have no value. */
export function presentRows(...rows: readonly (readonly [label: string, value: string | undefined, total?: boolean])[]): MailRow[] {
  return rows.flatMap(([label, value, total = false]) => (value === undefined ? [] : [{ label, value, total }]));
}

/** Returns the paragraphs about the outcome of a declaration: pending, without any contract, or each contract that it ended, with what goes back for unused days. */
export function describeOutcome(
  ended: readonly EndedContract[] | undefined,
  texts: {
    readonly pending: string;
    readonly none: string;
    readonly each: (contract: EndedContract) => string;
    readonly unused?: (sum: string) => string;
  },
): string[] {
  if (!ended) return [texts.pending];
  if (ended.length === 0) return [texts.none];
  return ended.flatMap((contract) => presentParagraphs(texts.each(contract), contract.unused && texts.unused?.(contract.unused)));
}

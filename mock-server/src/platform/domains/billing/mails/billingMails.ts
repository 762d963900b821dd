import { type MailText, presentParagraphs } from '../../../mail/mailText.ts';

/** What a declaration did to a contract. */
interface EndedContract {
  /** `ends` with its period, `ended` at once, `returned` to the plan before a change, `later` ordered and not ended, `giftCards` that became void. */
  readonly result: 'ends' | 'ended' | 'returned' | 'later' | 'giftCards';
  readonly product: string;
  /** Its last day. */
  readonly at: string;
  /** How many gift cards became void. */
  readonly cards: number;
  /** Whether what was paid goes back: all of it, or the rest for days that were not used. */
  readonly refund: 'all' | 'rest' | 'none';
  /** What goes back on the last day for the days after it; undefined for nothing. */
  readonly unused?: string | undefined;
}

/** What the mails about a cancellation or a withdrawal say; the name is one that a stranger may have typed. */
interface DeclarationFacts {
  readonly name: string;
  readonly receivedAt: string;
  /** The last day of the link. */
  readonly until: string;
  /** What it did to the contracts; undefined while the link of the mail is to be followed. */
  readonly ended: readonly EndedContract[] | undefined;
  /** Whether the number that was typed fits no contract. */
  readonly isUnknown: boolean;
  /** Whether an earlier mail had the link, too. */
  readonly isReminder: boolean;
}

/** The sentences of a mail about a declaration. */
interface DeclarationSentences {
  readonly subjects: Readonly<Record<'pending' | 'reminder' | 'done' | 'nothing', string>>;
  readonly actions: Readonly<Record<'pending' | 'done', string>>;
  readonly greeting: string;
  readonly received: string;
  /** Says that the number fits no contract, and where to choose one. */
  readonly unknown: string;
  readonly pending: string;
  /** Says how long the link works, and what to do after that. */
  readonly link: string;
  readonly none: string;
  /** Says what goes back on the last day for the days after it. */
  readonly unused?: (sum: string) => string;
  readonly each: (contract: EndedContract) => string;
  readonly keep: string;
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
  /** What is kept of a price for days that were used. */
  readonly usedDays: string;
}

/** The mails about money in one language. Dates and amounts are passed already formatted, see `mailFormats`. */
export interface BillingMails {
  /** The labels of the tables. */
  readonly labels: MailLabels;
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

/** Returns the mail about a declaration: its receipt with the link while it is pending, or what it did, which is a confirmation only where something changed. */
export function declarationMail({ ended, isUnknown, isReminder }: DeclarationFacts, texts: DeclarationSentences): MailText {
  const { subjects, actions, greeting, received } = texts;
  if (!ended)
    return {
      subject: isReminder ? subjects.reminder : subjects.pending,
      paragraphs: presentParagraphs(greeting, received, isUnknown ? texts.unknown : undefined, texts.pending, texts.link),
      action: actions.pending,
    };
  const changed = ended.some(({ result }) => result !== 'later');
  return {
    subject: changed ? subjects.done : subjects.nothing,
    paragraphs: [
      greeting,
      received,
      ...(ended.length === 0
        ? [texts.none]
        : ended.flatMap((one) => presentParagraphs(texts.each(one), one.unused && texts.unused?.(one.unused)))),
      ...(changed ? [texts.keep] : []),
    ],
    action: actions.done,
  };
}

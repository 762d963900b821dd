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
  giftCard(facts: { readonly brand: string; readonly name: string; readonly code: string; readonly message: string | undefined }): MailText;
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
  }): MailText;
  trialEnds(facts: { readonly name: string; readonly at: string; readonly amount: string }): MailText;
  chargeFailed(facts: {
    readonly name: string;
    readonly product: string;
    readonly amount: string;
    /** The day of the next attempt. */
    readonly retryAt: string;
  }): MailText;
  /** `unpaid` if it ended because the last attempt of a charge failed. */
  subscriptionEnded(facts: { readonly name: string; readonly product: string; readonly unpaid: boolean }): MailText;
  receipt(facts: {
    readonly name: string;
    readonly number: string;
    readonly product: string;
    readonly from: string;
    readonly until: string;
    readonly amount: string;
    readonly tax: string;
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

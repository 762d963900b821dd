/** The text of one mail; greeting and footer are added by the frame. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the mail's link; default {@link MailTexts.open}. */
  readonly action?: string;
}

/** The mails of the platform in one language. Dates and amounts are passed already formatted, see `mailFormats`. */
export interface MailTexts {
  /** The default label of a link. */
  readonly open: string;
  /** The text before the URL of the link, for users who cannot press the button. */
  readonly copyLink: string;
  /** The last line of every mail. */
  automatic(brand: string): string;
  emailConfirmation(facts: { readonly brand: string }): MailText;
  giftCard(facts: { readonly brand: string; readonly name: string; readonly code: string; readonly message: string | undefined }): MailText;
  /** `ends` names the subscription and its last day; undefined for a cancellation without login, which may concern none. */
  cancellation(facts: {
    readonly name: string;
    readonly receivedAt: string;
    readonly ends?: { readonly product: string; readonly at: string };
  }): MailText;
  withdrawal(facts: { readonly name: string; readonly receivedAt: string }): MailText;
  subscribed(facts: {
    readonly name: string;
    readonly product: string;
    readonly amount: string;
    /** The day of the first charge. */
    readonly at: string;
    readonly yearly: boolean;
    /** The day from which the accepted terms apply; undefined if no terms were named. */
    readonly terms: string | undefined;
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

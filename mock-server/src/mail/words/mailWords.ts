/** What one mail says; the greeting and the end are the frame's. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the mail's link is called; without it {@link MailWords.open}. */
  readonly action?: string;
}

/** The mails of the platform in one language. What is put into them stands as it was given: dates and sums come formatted, see `mailFormats`. */
export interface MailWords {
  /** What a link is called that has no name of its own. */
  readonly open: string;
  /** Stands before the address of the link, for whoever cannot press it. */
  readonly copyLink: string;
  /** The last line of every mail. */
  automatic(brand: string): string;
  emailConfirmation(facts: { readonly brand: string }): MailText;
  giftCard(facts: { readonly brand: string; readonly name: string; readonly code: string; readonly message: string | undefined }): MailText;
  cancellation(facts: { readonly name: string; readonly receivedAt: string }): MailText;
  withdrawal(facts: { readonly name: string; readonly receivedAt: string }): MailText;
  subscribed(facts: {
    readonly name: string;
    readonly product: string;
    readonly amount: string;
    /** The day of the first charge. */
    readonly at: string;
    readonly yearly: boolean;
    /** The day from which the terms are good that were agreed to; undefined where none were named. */
    readonly terms: string | undefined;
  }): MailText;
  trialEnds(facts: { readonly name: string; readonly at: string; readonly amount: string }): MailText;
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

/** The paragraphs that there are, in their order. */
export function said(...paragraphs: readonly (string | undefined)[]): string[] {
  return paragraphs.filter((paragraph) => paragraph !== undefined);
}

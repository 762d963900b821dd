/** What opens a book or its media for the user: a plan, or the user's school. */
export type OpenedBy = 'plan' | 'school';

/** Media of a book that its policy does not open for the user. */
export interface LockedMedia {
  /** `signLanguage` for the signed narrations; the reader ignores every other value. */
  readonly media: string;
  readonly openedBy?: OpenedBy | undefined;
}

/** A policy for the files of a book, with what it does not open. */
export interface BookPolicy {
  /** The query that signs the URLs of the files. */
  readonly policy: string;
  /** Nothing is locked by default. */
  readonly locked?: readonly LockedMedia[] | undefined;
}

/** Thrown by a host's `refreshPolicy` when the user is not entitled to open the book, which is the response 403 of a policy service. */
export class EntitlementError extends Error {
  override readonly name = 'EntitlementError';
  /** What opens the book; undefined if the service does not say it. */
  readonly openedBy: OpenedBy | undefined;

  constructor(openedBy?: OpenedBy) {
    super('The user is not entitled to open the book');
    this.openedBy = openedBy;
  }
}

import type { Book, Entitlement } from '@realmkit/openapi';

/** How a book opens: with a subscription, free of charge as the sample book, or not, with what would open it. */
export interface BookAccess {
  /** True if the user opens the book only because it is the sample book. */
  readonly isFreeSample: boolean;
  /** What opens the book; undefined if it is open. */
  readonly openedBy: Entitlement['openedBy'] | undefined;
  /** What opens the sign language of an open book; undefined if it is open or the book has none. */
  readonly signLanguageOpenedBy: Entitlement['openedBy'] | undefined;
}

/** Returns how a book opens to a user; every book is open if the entitlement is unknown. */
export function bookAccess(entitlement: Entitlement | undefined, { sample, signLanguages }: Book): BookAccess {
  const { opensBooks = true, opensSignLanguage = true, openedBy } = entitlement ?? {};
  const isOpen = opensBooks || sample;
  return {
    isFreeSample: sample && !opensBooks,
    openedBy: isOpen ? undefined : openedBy,
    signLanguageOpenedBy: !isOpen || sample || opensSignLanguage || signLanguages.length === 0 ? undefined : openedBy,
  };
}

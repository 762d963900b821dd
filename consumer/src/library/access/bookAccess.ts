import { type Book, type Entitlement, isReadable } from '@realmkit/openapi';

/** How a book opens: with a subscription, free of charge as the sample book, or not, with what would open it; or not at all, because it is not here yet. */
export interface BookAccess {
  /** Whether the book can be read here; nothing opens one that cannot. */
  readonly isReadable: boolean;
  /** True if the user opens the book only because it is the sample book. */
  readonly isFreeSample: boolean;
  /** What opens the book; undefined if it is open. */
  readonly openedBy: Entitlement['openedBy'] | undefined;
  /** What opens the sign language of an open book; undefined if it is open or the book has none. */
  readonly signLanguageOpenedBy: Entitlement['openedBy'] | undefined;
}

/** Returns how a book opens to a user; every book that is here is open if the entitlement is unknown. */
export function bookAccess(entitlement: Entitlement | undefined, book: Book): BookAccess {
  if (!isReadable(book)) return { isReadable: false, isFreeSample: false, openedBy: undefined, signLanguageOpenedBy: undefined };
  const { sample, signLanguages } = book;
  const { opensBooks = true, opensSignLanguage = true, openedBy } = entitlement ?? {};
  const isOpen = opensBooks || sample;
  return {
    isReadable: true,
    isFreeSample: sample && !opensBooks,
    openedBy: isOpen ? undefined : openedBy,
    signLanguageOpenedBy: !isOpen || sample || opensSignLanguage || signLanguages.length === 0 ? undefined : openedBy,
  };
}

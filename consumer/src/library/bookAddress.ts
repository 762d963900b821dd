/** The page of a book in the library. */
export const bookAddress = (bookId: string): string => `/library/book/${encodeURIComponent(bookId)}`;

/** The player's page for a book, which leads back to where one came from (reader §2). */
export const playerAddress = (bookId: string): string => `/bookshelf/play/id/${encodeURIComponent(bookId)}`;

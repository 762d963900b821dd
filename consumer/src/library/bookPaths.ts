/** Returns the path of a book's page in the library. */
export const bookPath = (bookId: string): string => `/library/book/${encodeURIComponent(bookId)}`;

/** Returns the path of a book in the player, which leads back to the previous page (reader §2). */
export const playerPath = (bookId: string): string => `/bookshelf/play/id/${encodeURIComponent(bookId)}`;

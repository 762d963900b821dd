/** Returns the path of a book's page in the library. */
export const bookPath = (bookId: string): string => `/library/book/${encodeURIComponent(bookId)}`;

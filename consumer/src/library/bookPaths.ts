/** Returns the path of a book's page in the library. */
export const bookPath = (bookId: string): string => `/library/book/${encodeURIComponent(bookId)}`;

/** Returns the path of the library with the books of a language, or of all. */
export const libraryPath = (language: string): string => `/library?language=${encodeURIComponent(language)}`;

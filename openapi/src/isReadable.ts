import type { Book } from './entities.ts';

/** Returns whether a book of the library can be read; a service that does not say so has a file for it, or none. */
export const isReadable = ({ readable = true, fileUrl }: Pick<Book, 'readable' | 'fileUrl'>): boolean => readable && fileUrl !== null;

import type { ReaderProps } from '../player/index.ts';

/** Returns the file URL of the query if it is below the book-content service; no other URL is signed or shown. */
export function allowedFileUrl(fileUrl: string | null, bookContent: string): string | undefined {
  if (!fileUrl || !URL.canParse(fileUrl)) return undefined;
  const url = new URL(fileUrl);
  const allowed = new URL(`${bookContent.replace(/\/$/, '')}/`);
  return url.origin === allowed.origin && url.pathname.startsWith(allowed.pathname) && url.username === '' ? url.href : undefined;
}

/** The bookshelf of the user. */
export const bookshelfPath = '/library/bookshelf';

/** Returns the path that the close button opens; undefined means back in the history (reader §2, Close button). */
export function closeHref(pageUrl: string): string | undefined {
  const url = new URL(pageUrl);
  if (url.searchParams.get('origin') === 'polylino') return '/shelves';
  // The signed URL of the book may contain the word too, but it does not say where the user came from.
  url.searchParams.delete('fileUrl');
  return url.href.includes('library') ? bookshelfPath : undefined;
}

/** The source applications that have their own theme; all others use the default one. */
const themed: readonly string[] = ['sondo'];

/** Returns the source application that the page URL names (`origin`, reader §2), and its theme (reader §9). */
export function sourceApplicationProps(pageUrl: string): Pick<ReaderProps, 'sourceApplication' | 'theme'> {
  const origin = new URL(pageUrl).searchParams.get('origin');
  if (!origin) return {};
  return { sourceApplication: origin, ...(themed.includes(origin) ? { theme: 'sondo' } : {}) };
}

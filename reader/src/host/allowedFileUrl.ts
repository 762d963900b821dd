/** Returns the file URL of the query if it is below the book-content service; no other URL is signed or shown. */
export function allowedFileUrl(fileUrl: string | null, bookContent: string): string | undefined {
  if (!fileUrl || !URL.canParse(fileUrl)) return undefined;
  const url = new URL(fileUrl);
  const allowed = new URL(`${bookContent.replace(/\/$/, '')}/`);
  return url.origin === allowed.origin && url.pathname.startsWith(allowed.pathname) && url.username === '' ? url.href : undefined;
}

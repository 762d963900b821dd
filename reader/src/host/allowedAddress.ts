/** The signed address of a book from the query, if it lies where books may lie: what is signed and shown comes from nowhere else. */
export function allowedAddress(fileUrl: string | null, bookContent: string): string | undefined {
  if (!fileUrl || !URL.canParse(fileUrl)) return undefined;
  const asked = new URL(fileUrl);
  const allowed = new URL(`${bookContent.replace(/\/$/, '')}/`);
  return asked.origin === allowed.origin && asked.pathname.startsWith(allowed.pathname) && asked.username === '' ? asked.href : undefined;
}

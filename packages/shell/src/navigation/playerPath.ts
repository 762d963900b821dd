/** Where a link to an assignment opens a book. */
export interface PlayerStart {
  /** The submission whose form is open beside the book. */
  readonly submissionId?: string | undefined;
  /** The document of the book, with its fragment. */
  readonly href?: string | undefined;
}

/** The names of the start in the query. */
const names = { submissionId: 'submission', href: 'at' } as const;

/** Returns the path of a book in the player, which leads back to the previous page (reader §2). */
export function playerPath(bookId: string, { submissionId, href }: PlayerStart = {}): string {
  const query = new URLSearchParams();
  if (submissionId !== undefined) query.set(names.submissionId, submissionId);
  if (href !== undefined) query.set(names.href, href);
  return `/bookshelf/play/id/${encodeURIComponent(bookId)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Returns the start that the URL of a player names, and the URL without it: a reload goes on where the user is then. */
export function takePlayerStart(pageUrl: string): { readonly start: PlayerStart; readonly rest: string } {
  const url = new URL(pageUrl);
  // A query that is written again may have another form.
  if (!Object.values(names).some((name) => url.searchParams.has(name))) return { start: {}, rest: pageUrl };
  const take = (name: string) => {
    const value = url.searchParams.get(name) ?? undefined;
    url.searchParams.delete(name);
    return value;
  };
  return { start: { submissionId: take(names.submissionId), href: take(names.href) }, rest: url.href };
}

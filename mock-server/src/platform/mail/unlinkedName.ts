/**
 * Returns a name that a stranger typed without anything that a mail program would turn into a link: letters, digits and the punctuation of names
 * stay, a full stop only before a space or the end, and everything else becomes a space.
 */
export const unlinkedName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'’.,-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);

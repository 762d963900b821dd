/** Two or more words with capitals, after the first word of a title: most likely a name. */
const names = /(?<=\s)\p{Lu}[^\s?!]*(?: \p{Lu}[^\s?!]*)+[?!]?/gu;

/** Splits a title into the runs that are likely names, at odd places, and the texts around them, so that a name can stay on one line. */
export function nameRuns(title: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const match of title.matchAll(names)) {
    parts.push(title.slice(end, match.index), match[0]);
    end = match.index + match[0].length;
  }
  return [...parts, title.slice(end)];
}

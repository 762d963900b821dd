const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string | undefined): string => {
  const [letter] = letters.segment(word ?? '');
  return letter?.segment.toLocaleUpperCase() ?? '';
};

/** Returns the initials of the first and last name; one letter for a single name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '');
}

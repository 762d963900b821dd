const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string | undefined): string => {
  const [letter] = letters.segment(word ?? '');
  return letter?.segment.toLocaleUpperCase() ?? '';
};

/** The first letters of the first and the last of someone's names; one letter where there is one name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '');
}

import type { i18n, PostProcessorModule } from 'i18next';

const letters: Readonly<Record<string, string>> = {
  a: 'åa',
  e: 'ëe',
  i: 'ïi',
  o: 'öo',
  u: 'üu',
  y: 'ÿ',
  A: 'ÅA',
  E: 'ËE',
  I: 'ÏI',
  O: 'ÖO',
  U: 'ÜU',
};

/**
 * A text as it might look in the most wordy of languages: its vowels are doubled and marked, which makes it about 40 % longer, and brackets
 * show where it begins and ends. Tags and placeholders stay.
 */
export const pseudoText = (text: string): string =>
  `⟦${text
    .split(/(<[^>]+>|\{\{[^}]+\}\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiouy]/gi, (letter) => letters[letter] ?? letter)))
    .join('')}⟧`;

const pseudo: PostProcessorModule = { type: 'postProcessor', name: 'pseudo', process: pseudoText };

/** Makes translations speak the pseudo-locale: what is cut off, or never was translated, is seen at once. */
export function speakPseudo(instance: i18n): void {
  instance.use(pseudo);
  instance.options.postProcess = [pseudo.name];
}

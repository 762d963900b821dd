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
 * Returns a text in the pseudo-locale: vowels are doubled and accented, which makes it about 40 % longer, and brackets mark its ends. Tags
 * and placeholders stay.
 */
export const pseudoText = (text: string): string =>
  `⟦${text
    .split(/(<[^>]+>|\{\{[^}]+\}\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiouy]/gi, (letter) => letters[letter] ?? letter)))
    .join('')}⟧`;

const pseudo: PostProcessorModule = { type: 'postProcessor', name: 'pseudo', process: pseudoText };

/** Makes translations use the pseudo-locale: truncated and untranslated texts become visible. */
export function enablePseudoLocale(instance: i18n): void {
  instance.use(pseudo);
  instance.options.postProcess = [pseudo.name];
}

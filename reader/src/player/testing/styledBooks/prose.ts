import type { Random } from '../random.ts';

/** Words of our own books, by language. */
const vocabularies = {
  en: 'the lake lay still and a boy counted its stars until morning came over hills where nobody had walked since winter',
  de: 'der See lag still und ein Junge zählte die Sterne bis der Morgen über die Hügel kam Donaudampfschifffahrtsgesellschaft Größe Straße',
  he: 'האגם שכב בשקט והילד ספר את הכוכבים עד שהבוקר עלה מעל הגבעות',
  ar: 'البحيرة هادئة والولد يعد النجوم حتى جاء الصباح فوق التلال',
  ja: '湖は 静かで 少年は 星を 数えて 朝が 山を 越えて 来るまで 待って いた',
} as const;
/** A language of the test books. */
export type ProseLanguage = keyof typeof vocabularies;

/** Returns a sentence of a number of words. */
export function sentence(random: Random, words: number, language: ProseLanguage = 'en'): string {
  const vocabulary = vocabularies[language].split(' ');
  const text = Array.from({ length: words }, () => random.pick(vocabulary));
  return language === 'ja' ? `${text.join('')}。` : `${text.join(' ')}.`;
}

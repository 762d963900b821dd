import type { Narration, Title } from '../../publication/title.ts';
import { coverOf } from '../cover.ts';
import { fixed } from '../styles.ts';
import { coverShapes, picturesOf } from './scenes.ts';
import { heading, pagesFor } from './text.ts';

function edition(id: string, language: 'sv' | 'ar', author: string, description: string, narrations: readonly Narration[]): Title {
  const pages = pagesFor(language);
  const title = heading[language] ?? '';
  return {
    id,
    title,
    author,
    description,
    language,
    subject: 'nature',
    ageFrom: 3,
    layout: 'pre-paginated',
    direction: language === 'ar' ? 'rtl' : 'ltr',
    spread: 'landscape',
    pageSize: { width: 768, height: 1024 },
    narrations,
    clock: 'seconds',
    pages,
    pictures: picturesOf(
      pages.map(({ picture }) => picture?.label ?? ''),
      language === 'ar',
    ),
    cover: () => coverOf(title, author, coverShapes),
    css: fixed(768, 1024, 30),
  };
}

const audio = (language: string): Narration => ({ language, media: 'audio' });

/** The picture book, narrated in three languages. */
export const foxInSwedish = edition('book-2', 'sv', 'Ylva Sjö', 'En liten räv letar efter vägen hem genom vinterskogen.', [
  audio('sv'),
  audio('en'),
  audio('fi'),
]);

/** The picture book in Arabic: its spreads turn from right to left. */
export const foxInArabic = edition('book-9', 'ar', 'يلفا شو', 'ثعلب صغير يبحث عن طريق البيت في غابة الشتاء.', [audio('ar')]);

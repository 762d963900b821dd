import type { BookFile, BookFiles } from './bookFile.ts';
import { filesOfTitle, zipped } from './publication/publication.ts';
import type { Title } from './publication/title.ts';
import { quietDragon } from './titles/dragon/book.ts';
import { foxInArabic, foxInSwedish } from './titles/fox/editions.ts';
import { silentFrog } from './titles/frog/book.ts';
import { gardenInABucket } from './titles/garden/book.ts';
import { littleLantern } from './titles/lantern/book.ts';
import { lighthouseLetters } from './titles/lighthouse/book.ts';
import { smallRivers } from './titles/river/book.ts';
import { starTale } from './titles/stars/book.ts';
import { brokenBooks } from './trial/broken.ts';
import { hostileBooks } from './trial/hostile.ts';
import type { TrialBook } from './trial/trialBook.ts';
import { zipBooks } from './trial/zips.ts';

/** The catalogue entry of a sample book. */
export interface SampleBook
  extends Pick<Title, 'id' | 'title' | 'author' | 'description' | 'language' | 'subject' | 'ageFrom' | 'layout' | 'direction'> {
  readonly audioLanguages: readonly string[];
  readonly signLanguages: readonly string[];
  readonly pages: number;
  /** The file to open: the package document, or the whole book in one file. */
  readonly file: 'package.opf' | 'book.epub';
  /** Returns its cover as SVG. */
  readonly cover: () => string;
}

/** Every title, in the order of the library. */
export const titles: readonly Title[] = [
  starTale,
  foxInSwedish,
  lighthouseLetters,
  littleLantern,
  gardenInABucket,
  smallRivers(),
  silentFrog,
  quietDragon,
  foxInArabic,
];

const languagesIn = ({ narrations }: Title, kind: 'audio' | 'video'): string[] =>
  narrations.filter(({ media }) => media === kind).map(({ language }) => language);

/** The books that can be opened. */
export const sampleBooks: readonly SampleBook[] = titles.map((title) => {
  const { id, author, description, language, subject, ageFrom, layout, direction, cover } = title;
  return {
    id,
    title: title.title,
    author,
    description,
    language,
    subject,
    ageFrom,
    layout,
    direction,
    audioLanguages: languagesIn(title, 'audio'),
    signLanguages: languagesIn(title, 'video'),
    pages: title.pages.length,
    file: title.zipped ? 'book.epub' : 'package.opf',
    cover,
  };
});

/** Hostile and broken publications, for tests of readers. */
export const trials: readonly TrialBook[] = [...hostileBooks, ...brokenBooks, ...zipBooks];

/** The catalogue entries of the trial books. */
export const trialBooks: readonly SampleBook[] = trials.map(({ id, description, zipped: isZipped, layout = 'reflowable' }) => ({
  id,
  title: id,
  author: 'Realmkit',
  description,
  language: 'en',
  subject: 'science',
  ageFrom: 18,
  layout,
  direction: 'ltr',
  audioLanguages: ['en'],
  signLanguages: [],
  pages: 1,
  file: isZipped ? 'book.epub' : 'package.opf',
  cover: () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="#7a74a8"/></svg>',
}));

const made = new Map<string, BookFiles>();

/** Returns the files of a book, built on first access; undefined for an unknown id. */
export function filesOf(id: string): BookFiles | undefined {
  const known = made.get(id);
  if (known) return known;
  const files = trials.find((trial) => trial.id === id)?.files() ?? filesOfSample(id);
  if (files) made.set(id, files);
  return files;
}

function filesOfSample(id: string): BookFiles | undefined {
  const title = titles.find((one) => one.id === id);
  if (!title) return undefined;
  const unpacked = filesOfTitle(title);
  if (!title.zipped) return unpacked;
  const cover = unpacked.get('cover.svg');
  return new Map<string, BookFile>([['book.epub', zipped(unpacked)], ...(cover ? [['cover.svg', cover] as const] : [])]);
}

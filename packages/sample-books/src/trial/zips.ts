import { type BookFile, lazyFile, textFile } from '../bookFile.ts';
import { zipOf } from '../zipOf.ts';
import { plain, type TrialBook, type TrialItem, trialFiles } from './trialBook.ts';

const zipped = (files: ReadonlyMap<string, BookFile>): ReadonlyMap<string, BookFile> =>
  new Map([['book.epub', lazyFile('application/epub+zip', () => zipOf([...files].map(([path, { bytes }]) => ({ path, bytes }))))]]);

const first: TrialItem = { href: 'page-1.xhtml', text: plain('The first page') };

/** The inflated size of the one page of the zip bomb, in bytes. */
const blown = 300 * 1024 * 1024;

/** Hostile zip files. */
export const zipBooks: readonly TrialBook[] = [
  {
    id: 'trial-bomb',
    zipped: true,
    description: 'a zip of 300 KB with a page of 300 MB',
    files: () =>
      zipped(
        trialFiles('trial-bomb', [first, { href: 'bomb.xhtml', isMissing: true }]).set(
          'bomb.xhtml',
          lazyFile('application/xhtml+xml', () => Buffer.alloc(blown, 0x20)),
        ),
      ),
  },
  {
    id: 'trial-crowd',
    zipped: true,
    description: 'a zip with 60,000 entries',
    files: () => {
      const files = trialFiles('trial-crowd', [first]);
      for (let number = 0; number < 60_000; number++) files.set(`more/${number}`, textFile('text/plain', ''));
      return zipped(files);
    },
  },
  {
    id: 'trial-dots',
    zipped: true,
    description: 'a zip with entries outside of the book: `..`, an absolute path, a backslash',
    files: () => {
      const outside = ['../outside.xhtml', '/absolute.xhtml', '..\\backslash.xhtml', 'text/../../up.xhtml'];
      const files = trialFiles('trial-dots', [first, ...outside.map((href): TrialItem => ({ href, isMissing: true }))]);
      for (const path of outside) files.set(path, textFile('application/xhtml+xml', plain('Outside of the book')));
      return zipped(files);
    },
  },
  {
    id: 'trial-no-zip',
    zipped: true,
    description: 'a file named book.epub that is no zip',
    files: () => new Map([['book.epub', textFile('application/epub+zip', 'This is a letter and not a book.')]]),
  },
  {
    id: 'trial-cut-zip',
    zipped: true,
    description: 'a zip that was cut off in the middle',
    files: () => {
      const whole = zipOf([...trialFiles('trial-cut-zip', [first])].map(([path, { bytes }]) => ({ path, bytes })));
      return new Map([['book.epub', { mediaType: 'application/epub+zip', bytes: whole.subarray(0, Math.floor(whole.length / 2)) }]]);
    },
  },
];

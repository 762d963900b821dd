import { type BookFile, type BookFiles, filesOf, sheet, trialFiles, zipOf } from '@realmkit/sample-books';
import { bookOfOneChapter, novelOfTheSea } from './longBooks.ts';
import { clicks, noise } from './recordings.ts';

/** The size of the word book: `count` words, each a clip of `length` s of one recording. */
export const words = { count: 200, length: 0.2 };

/** The size of the seam book: `count` sentences of `length` s, each in its own recording. */
const sentences = { count: 16, length: 1.2 };

interface Clip {
  readonly recording: string;
  readonly times: string;
}

/** Builds a book of one page whose texts `w0`, `w1`, … are the clips, with the recordings that contain them. */
function narratedPage(id: string, clips: readonly Clip[], recordings: ReadonlyMap<string, Uint8Array>): BookFiles {
  const texts = clips.map((_, index) => `<span id="w${index}">${index}</span>`).join(' ');
  const pars = clips.map(
    ({ recording, times }, index) => `<par><text src="page.xhtml#w${index}"/><audio src="${recording}" ${times}/></par>`,
  );
  const files = trialFiles(id, [
    { href: 'page.xhtml', text: sheet(`<p>${texts}</p>`), attributes: 'media-overlay="voice-smil"' },
    {
      href: 'voice.smil',
      mediaType: 'application/smil+xml',
      text: `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>${pars.join('')}</body></smil>`,
      inSpine: false,
    },
    ...[...recordings.keys()].map((href) => ({ href, mediaType: 'audio/wav', inSpine: false })),
  ]);
  return new Map([...files, ...[...recordings].map(([name, bytes]): [string, BookFile] => [name, { mediaType: 'audio/wav', bytes }])]);
}

function bookOfWords(): BookFiles {
  const clips = Array.from({ length: words.count }, (_, index) => ({
    recording: 'voice.wav',
    times: `clipBegin="${(index * words.length).toFixed(3)}s" clipEnd="${((index + 1) * words.length).toFixed(3)}s"`,
  }));
  return narratedPage('words', clips, new Map([['voice.wav', clicks(words.count * words.length, words.length)]]));
}

function bookOfSeams(): BookFiles {
  const names = Array.from({ length: sentences.count }, (_, index) => `voice-${index}.wav`);
  return narratedPage(
    'seams',
    names.map((recording) => ({ recording, times: 'clipBegin="0s"' })),
    new Map(names.map((name) => [name, clicks(sentences.length, sentences.length)])),
  );
}

/** Builds a narrated tale as one file, with 100 MB of recordings in it. */
function heavyArchive(): BookFiles {
  const tale = filesOf('book-3') ?? new Map<string, BookFile>();
  const weight = Array.from({ length: 10 }, (_, index) => ({ path: `media/weight-${index}.mp3`, bytes: noise(10_000_000) }));
  const items = weight.map(({ path }, index) => `<item id="weight-${index}" href="${path}" media-type="audio/mpeg"/>`).join('');
  const entries = [...tale].map(([path, { bytes }]) => ({
    path,
    bytes: path === 'package.opf' ? Buffer.from(Buffer.from(bytes).toString('utf8').replace('</manifest>', `${items}</manifest>`)) : bytes,
  }));
  return new Map([['book.epub', { mediaType: 'application/epub+zip', bytes: zipOf([...entries, ...weight]) }]]);
}

const made = new Map<string, BookFiles | undefined>();
const own: Readonly<Record<string, () => BookFiles>> = {
  words: bookOfWords,
  seams: bookOfSeams,
  heavy: heavyArchive,
  sea: novelOfTheSea,
  chapter: bookOfOneChapter,
};

/** Returns the files of a measured book: one of the sample library, or one made for the benchmark. */
export function measuredBook(id: string): BookFiles | undefined {
  if (!made.has(id)) made.set(id, own[id]?.() ?? filesOf(id));
  return made.get(id);
}

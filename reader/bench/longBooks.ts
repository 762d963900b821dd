import { type BookFile, type BookFiles, sheet, trialFiles } from '@realmkit/sample-books';
import { reflowableLayout } from '../src/player/section/flowingLayouts.ts';
import { createRandom } from '../src/player/testing/random.ts';

const words =
  'the a of and to in that it was on his her over under with from ship sea wave wind sail rope mast deck captain sailor harbour anchor gull storm morning night salt grey long slow cold deep water whale boat oar hand eye voice word day'.split(
    ' ',
  );

/** Returns paragraphs of sentences with this number of letters in all, the same at each call. */
function prose(letters: number, seed: number): string {
  const random = createRandom(seed);
  const paragraphs: string[] = [];
  for (let length = 0; length < letters; ) {
    const sentences = Array.from({ length: random.between(2, 9) }, () => {
      const sentence = Array.from({ length: random.between(5, 24) }, () => random.pick(words)).join(' ');
      return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
    });
    const text = sentences.join(' ');
    paragraphs.push(random.between(0, 4) === 0 ? `<p>${text.replace(/(\w+ \w+)\.$/, '<i>$1</i>.')}</p>` : `<p>${text}</p>`);
    length += text.length;
  }
  return paragraphs.join('\n');
}

/** The size of the novel of the sea, which is that of Moby Dick: 1.2 MB in 135 chapters. */
const sea = { chapters: 135, letters: 1_200_000 };

/** A word that the novel of the sea has from its seventh chapter on. */
export const rareWord = 'kraken';

/** Builds a novel of the size of Moby Dick. */
export function novelOfTheSea(): BookFiles {
  const chapters = Array.from({ length: sea.chapters }, (_, index) => ({
    href: `chapter-${index + 1}.xhtml`,
    text: sheet(`<h1>Chapter ${index + 1}</h1>${prose(sea.letters / sea.chapters, index)}${index >= 6 ? `<p>The ${rareWord}.</p>` : ''}`),
  }));
  return trialFiles('sea', chapters);
}

/** The length of the long chapter, in letters: with its markup it has 2.5 MB. */
const chapterLetters = 2_460_000;

/** The file of the long chapter that a browser lays out in columns without a reader. */
export const plainChapter = 'plain.xhtml';

/** Builds a book of one chapter of 2.5 MB; the same chapter with the columns of our pages is beside it. */
export function bookOfOneChapter(): BookFiles {
  const body = `<h1>All in one</h1>${prose(chapterLetters, 1)}`;
  const columns = `<style>${reflowableLayout}:root{--rk-columns:2;--rk-gutter:64px}</style>`;
  const plain: [string, BookFile] = [
    plainChapter,
    { mediaType: 'application/xhtml+xml', bytes: new TextEncoder().encode(sheet(body, columns)) },
  ];
  return new Map([...trialFiles('chapter', [{ href: 'chapter.xhtml', text: sheet(body) }]), plain]);
}

import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { words } from './books.ts';
import { type CandidateName, freshPage, quantile, type Subject, toTenth } from './subject.ts';

/** The number of words of the word book that each candidate reads, by rate: at 1× half of the book is enough. */
const wordsAt = { 1: words.count / 2, 2: words.count } as const;

interface Heard {
  /** The delay between hearing and marking each word, in ms. */
  readonly lateness: readonly number[];
  readonly missed: number;
}

/** Reads the word book aloud and compares each marked word with the position of the recording. */
async function markedWords(subject: Subject, name: CandidateName, rate: 1 | 2): Promise<Heard> {
  const { page, context } = await freshPage(subject, name, { playbackRate: rate });
  try {
    await page.evaluate((url) => window.readerBench.open(url), '/books/words/package.opf');
    await page.evaluate((at) => window.readerBench.startNarration(at), rate);
    const last = wordsAt[rate] - 1;
    // Waits no longer than the recording takes: a reader may skip the last word.
    await page
      .waitForFunction((id) => window.readerBench.heard().some((word) => Number(word.id.slice(1)) >= id), last, {
        timeout: ((words.count * words.length) / rate) * 1000 + 10_000,
      })
      .catch(() => undefined);
    const heard = await page.evaluate(() => window.readerBench.heard());
    const known = new Set(heard.map(({ id }) => id));
    const missed = Array.from({ length: last }, (_, index) => `w${index}`).filter((id) => !known.has(id)).length;
    // The first word waits for the recording to start, which does not count as late.
    const lateness = heard
      .filter(({ id }) => id !== 'w0')
      .map(({ id, mediaTime }) => ((mediaTime - Number(id.slice(1)) * words.length) / rate) * 1000);
    return { lateness, missed };
  } finally {
    await context.close();
  }
}

async function silences(subject: Subject, name: CandidateName): Promise<readonly number[]> {
  const { page, context } = await freshPage(subject, name);
  try {
    await page.evaluate((url) => window.readerBench.open(url), '/books/seams/package.opf');
    await page.evaluate(() => window.readerBench.startNarration(1));
    await page.waitForFunction(() => window.readerBench.seams().length >= 14, undefined, { timeout: 90_000 });
    return await page.evaluate(() => window.readerBench.seams());
  } finally {
    await context.close();
  }
}

/** Measures how exactly the text follows the recording, and the silence between two files; epubjs has no narration, so the peer is foliate-js. */
export async function narrations(subject: Subject): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [rate, most] of [
    [1, 6],
    [2, 12],
  ] as const) {
    const [ours, theirs] = [await markedWords(subject, 'ours', rate), await markedWords(subject, 'foliate', rate)];
    rows.push(
      {
        ...budgetRow(`a word of 0.2 s is marked late at ${rate}×, p95`, toTenth(quantile(ours.lateness, 0.95)), 'ms', most),
        peer: toTenth(quantile(theirs.lateness, 0.95)),
      },
      { ...budgetRow(`words missed at ${rate}×, of ${wordsAt[rate]}`, ours.missed, 'words', 0), peer: theirs.missed },
    );
  }
  const [ours, theirs] = [await silences(subject, 'ours'), await silences(subject, 'foliate')];
  rows.push({
    ...budgetRow('silence between two recordings, p95', toTenth(quantile(ours, 0.95)), 'ms', 10),
    peer: toTenth(quantile(theirs, 0.95)),
  });
  return rows;
}

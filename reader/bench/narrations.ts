import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { words } from './books.ts';
import { type CandidateName, freshPage, quantile, type Subject, toTenth } from './subject.ts';

/** So far into the book of words each candidate reads, by rate: at 1× half of it says as much. */
const wordsAt = { 1: words.count / 2, 2: words.count } as const;

interface Heard {
  /** How much later than it was heard each word was marked, in ms. */
  readonly lateness: readonly number[];
  readonly missed: number;
}

/** Reads the book of words aloud, and compares what is marked with where the recording stands. */
async function markedWords(subject: Subject, name: CandidateName, rate: 1 | 2): Promise<Heard> {
  const { page, context } = await freshPage(subject, name, { playbackRate: rate });
  try {
    await page.evaluate((address) => window.readerBench.open(address), '/books/words/package.opf');
    await page.evaluate((at) => window.readerBench.startNarration(at), rate);
    const last = wordsAt[rate] - 1;
    // A reader that passes over the last word is not waited for any longer than the recording takes.
    await page
      .waitForFunction((id) => window.readerBench.heard().some((word) => Number(word.id.slice(1)) >= id), last, {
        timeout: ((words.count * words.length) / rate) * 1000 + 10_000,
      })
      .catch(() => undefined);
    const heard = await page.evaluate(() => window.readerBench.heard());
    const known = new Set(heard.map(({ id }) => id));
    const missed = Array.from({ length: last }, (_, index) => `w${index}`).filter((id) => !known.has(id)).length;
    // The first word waits for the recording to start, which is no lateness.
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
    await page.evaluate((address) => window.readerBench.open(address), '/books/seams/package.opf');
    await page.evaluate(() => window.readerBench.startNarration(1));
    await page.waitForFunction(() => window.readerBench.seams().length >= 14, undefined, { timeout: 90_000 });
    return await page.evaluate(() => window.readerBench.seams());
  } finally {
    await context.close();
  }
}

/** How exactly the text follows the recording, and how long it is silent between two files; foliate-js reads aloud too, epubjs does not. */
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

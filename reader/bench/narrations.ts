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

async function silences(subject: Subject, name: CandidateName, rate: SeamRate): Promise<readonly number[]> {
  const { page, context } = await freshPage(subject, name, { playbackRate: rate });
  try {
    await page.evaluate((url) => window.readerBench.open(url), '/books/seams/package.opf');
    await page.evaluate((at) => window.readerBench.startNarration(at), rate);
    await page.waitForFunction(() => window.readerBench.seams().length >= 14, undefined, { timeout: 90_000 });
    return await page.evaluate(() => window.readerBench.seams());
  } finally {
    await context.close();
  }
}

/** The rates at which the silence between recordings is measured: the slowest and the fastest one, and the usual one. */
const seamRates = [0.5, 1, 2] as const;
type SeamRate = (typeof seamRates)[number];

/** The number of runs at each rate: one run says little, because each sound starts with a buffer of the sound system. */
const seamRuns = 5;

/** Measures the silence between two recordings; epubjs has no narration, so the peer is foliate-js, in one run. */
export async function seams(subject: Subject): Promise<Row[]> {
  const rows: Row[] = [];
  for (const rate of seamRates) {
    const runs: number[] = [];
    for (let run = 0; run < seamRuns; run += 1) runs.push(toTenth(quantile(await silences(subject, 'ours', rate), 0.95)));
    const peer = toTenth(quantile(await silences(subject, 'foliate', rate), 0.95));
    const what = `silence between two recordings at ${rate * 100} %, p95`;
    rows.push(
      { ...budgetRow(`${what}, median of ${seamRuns} runs`, quantile(runs, 0.5), 'ms', 10), peer },
      { ...budgetRow(`${what}, longest of ${seamRuns} runs`, Math.max(...runs), 'ms', 23), peer },
    );
  }
  return rows;
}

/** Measures how exactly the text follows the recording; epubjs has no narration, so the peer is foliate-js. */
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
  return rows;
}

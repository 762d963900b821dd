import { type Row, ratioRow } from '../../scripts/bench/row.ts';
import type { Turn } from './page/Candidate.ts';
import { type CandidateName, freshPage, maxRatioRow, quantile, type Subject, telephone } from './subject.ts';

const novel = '/books/book-6/package.opf';

/** The measured turns: `count` series of `turns` turns, with a pause in ms after each page. */
const series = { count: 4, turns: 40, pause: 150 };

/** Measures how long a turn takes, within a document and into the next one, in the same novel. */
export async function pageTurns(subject: Subject): Promise<Row[]> {
  const names: readonly CandidateName[] = ['ours', 'epubjs', 'foliate'];
  const readers = await Promise.all(names.map(async (name) => ({ name, ...(await freshPage(subject, name, {}, telephone)) })));
  const turns: Record<CandidateName, Turn[]> = { ours: [], epubjs: [], foliate: [] };
  for (const { page } of readers) await page.evaluate((url) => window.readerBench.open(url), novel);
  for (let round = 0; round < series.count; round += 1)
    for (const { name, page } of readers) {
      await page.bringToFront();
      turns[name].push(...(await page.evaluate(({ turns: count, pause }) => window.readerBench.turns(count, pause), series)));
    }
  for (const { context } of readers) await context.close();

  const times = (name: CandidateName, isNewSection: boolean, share: number) =>
    quantile(
      turns[name].filter((turn) => turn.isNewSection === isNewSection).map(({ time }) => time),
      share,
    );
  return [
    maxRatioRow('turn within a document, p95', times('ours', false, 0.95), times('epubjs', false, 0.95), 'plain epubjs', 1.15),
    maxRatioRow(
      'turn within a document, p95, beside foliate-js',
      times('ours', false, 0.95),
      times('foliate', false, 0.95),
      'foliate-js',
      0.6,
    ),
    maxRatioRow('turn into another document, median', times('ours', true, 0.5), times('epubjs', true, 0.5), 'plain epubjs', 0.8),
    maxRatioRow('turn into another document, p95', times('ours', true, 0.95), times('epubjs', true, 0.95), 'plain epubjs', 0.8),
    maxRatioRow(
      'turn into another document, p95, beside foliate-js',
      times('ours', true, 0.95),
      times('foliate', true, 0.95),
      'foliate-js',
      0.6,
    ),
  ];
}

async function locationsOf(subject: Subject, name: CandidateName): Promise<number> {
  const { page, context } = await freshPage(subject, name);
  try {
    const { time, count } = await page.evaluate((url) => window.readerBench.locations(url), novel);
    if (count < 400) throw new Error(`${name} found ${count} locations in a novel of 420 documents`);
    return time;
  } finally {
    await context.close();
  }
}

/** Measures how long generating the locations of a novel of 420 documents takes. */
export async function locations(subject: Subject): Promise<Row[]> {
  const [ours, theirs] = [await locationsOf(subject, 'ours'), await locationsOf(subject, 'epubjs')];
  return [
    {
      ...ratioRow('locations of 420 documents', theirs, ours, 'ms', 40),
      ours: Math.round(ours),
      peer: Math.round(theirs),
      target: '≥ 40× faster than epubjs',
    },
  ];
}

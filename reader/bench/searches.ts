import type { Row } from '../../scripts/bench/row.ts';
import { freshPage, maxRatioRow, quantile, type Subject } from './subject.ts';

const novel = '/books/book-6/package.opf';

/** Words that the novel has from its first pages on. */
const words = 'river';

/** The number of searches of each reader, in turns, so that a busy moment of the machine affects both. */
const rounds = 9;

/** Measures the time from the request to the first places of a search, in a novel that is not open yet. foliate-js is not measured. */
export async function searches(subject: Subject): Promise<Row[]> {
  const readers = await Promise.all((['ours', 'epubjs'] as const).map(async (name) => ({ name, ...(await freshPage(subject, name)) })));
  const times: Record<'ours' | 'epubjs', number[]> = { ours: [], epubjs: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const { name, page } of readers)
      times[name].push(await page.evaluate(([url, query]) => window.readerBench.search(url, query), [novel, words] as const));
  await Promise.all(readers.map(({ context }) => context.close()));
  return [maxRatioRow('first places of a search in a novel', quantile(times.ours, 0.5), quantile(times.epubjs, 0.5), 'plain epubjs', 0.2)];
}

import type { Row } from '../../scripts/bench/row.ts';
import { rareWord } from './longBooks.ts';
import { freshPage, maxRatioRow, quantile, type Subject } from './subject.ts';

/** The searches: words that the novel has from its first pages on, and one that a novel of the size of Moby Dick has from its seventh chapter on. */
const searched = [
  { what: 'a novel', book: '/books/book-6/package.opf', words: 'river' },
  { what: 'a novel of the size of Moby Dick', book: '/books/sea/package.opf', words: rareWord },
] as const;

/** The number of searches of each reader, in turns, so that a busy moment of the machine affects both. */
const rounds = 9;

/** Measures the time from the request to the first places of a search, in novels that are not open yet. foliate-js is not measured. */
export async function searches(subject: Subject): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, book, words } of searched) {
    const readers = await Promise.all((['ours', 'epubjs'] as const).map(async (name) => ({ name, ...(await freshPage(subject, name)) })));
    const times: Record<'ours' | 'epubjs', number[]> = { ours: [], epubjs: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const { name, page } of readers)
        times[name].push(await page.evaluate(([url, query]) => window.readerBench.search(url, query), [book, words] as const));
    await Promise.all(readers.map(({ context }) => context.close()));
    rows.push(
      maxRatioRow(`first places of a search in ${what}`, quantile(times.ours, 0.5), quantile(times.epubjs, 0.5), 'plain epubjs', 0.2),
    );
  }
  return rows;
}

import type { Row } from '../../scripts/bench/row.ts';
import { type CandidateName, freshPage, maxRatioRow, quantile, type Subject } from './subject.ts';

/** The number of times that each candidate opens each book, in turns, so that a busy moment of the machine affects all of them. */
const rounds = 9;

async function firstPage(subject: Subject, name: CandidateName, url: string): Promise<number> {
  const { page, context } = await freshPage(subject, name);
  try {
    return await page.evaluate((book) => window.readerBench.open(book), url);
  } finally {
    await context.close();
  }
}

async function opened(subject: Subject, url: string): Promise<Record<CandidateName, number>> {
  const times: Record<CandidateName, number[]> = { ours: [], epubjs: [], foliate: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['ours', 'epubjs', 'foliate'] as const) times[name].push(await firstPage(subject, name, url));
  return { ours: quantile(times.ours, 0.5), epubjs: quantile(times.epubjs, 0.5), foliate: quantile(times.foliate, 0.5) };
}

/** Measures the time until the first page of a book is shown: from a folder, and from a file with 100 MB of recordings. */
export async function firstPages(subject: Subject): Promise<Row[]> {
  const folder = await opened(subject, '/books/book-6/package.opf');
  const archive = await opened(subject, '/books/heavy/book.epub');
  return [
    maxRatioRow('first page of an unpacked novel, median', folder.ours, folder.epubjs, 'plain epubjs', 1.1),
    maxRatioRow('first page of an unpacked novel, beside foliate-js', folder.ours, folder.foliate, 'foliate-js', 1.1),
    maxRatioRow('first page of a zipped tale with 100 MB of recordings', archive.ours, archive.epubjs, 'plain epubjs', 0.4),
    maxRatioRow('first page of that zipped tale, beside foliate-js', archive.ours, archive.foliate, 'foliate-js', 1.1),
  ];
}

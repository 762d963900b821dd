import type { Row } from '../../scripts/bench/row.ts';
import { atMostRow, type CandidateName, freshPage, quantile, type Subject } from './subject.ts';

/** How often each book is opened by each candidate, in turns, so that a busy moment of the machine meets all of them. */
const rounds = 9;

async function firstPage(subject: Subject, name: CandidateName, address: string): Promise<number> {
  const { page, context } = await freshPage(subject, name);
  try {
    return await page.evaluate((book) => window.readerBench.open(book), address);
  } finally {
    await context.close();
  }
}

async function opened(subject: Subject, address: string): Promise<Record<CandidateName, number>> {
  const times: Record<CandidateName, number[]> = { ours: [], epubjs: [], foliate: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['ours', 'epubjs', 'foliate'] as const) times[name].push(await firstPage(subject, name, address));
  return { ours: quantile(times.ours, 0.5), epubjs: quantile(times.epubjs, 0.5), foliate: quantile(times.foliate, 0.5) };
}

/** How long it takes until the first page of a book stands on the screen: as a folder, and as a file with 100 MB of recordings. */
export async function firstPages(subject: Subject): Promise<Row[]> {
  const folder = await opened(subject, '/books/book-6/package.opf');
  const archive = await opened(subject, '/books/heavy/book.epub');
  return [
    atMostRow('first page of an unpacked novel, median', folder.ours, folder.epubjs, 'plain epubjs', 1.1),
    atMostRow('first page of an unpacked novel, beside foliate-js', folder.ours, folder.foliate, 'foliate-js', 1.1),
    atMostRow('first page of a zipped tale with 100 MB of recordings', archive.ours, archive.epubjs, 'plain epubjs', 0.4),
    atMostRow('first page of that zipped tale, beside foliate-js', archive.ours, archive.foliate, 'foliate-js', 1.1),
  ];
}

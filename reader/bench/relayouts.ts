import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import type { ResizeResult } from './page/Candidate.ts';
import { type CandidateName, freshPage, maxRatioRow, quantile, type Subject } from './subject.ts';

/** The widths that a window gets, in px: with one column and with two, and back. */
const widths = [900, 1100, 700, 1200, 500, 1000, 800, 1200];

/** The number of pages that are turned before, so that the place is in the middle of a chapter. */
const turnsBefore = 3;

async function resized(subject: Subject, name: CandidateName, book: string): Promise<ResizeResult> {
  const { page, context } = await freshPage(subject, name);
  try {
    await page.evaluate((url) => window.readerBench.open(url), book);
    await page.evaluate((count) => window.readerBench.turns(count, 300), turnsBefore);
    return await page.evaluate((sizes) => window.readerBench.resizes(sizes), widths);
  } finally {
    await context.close();
  }
}

/** The number of times that each reader is resized, in turns, so that a busy moment of the machine affects all of them. */
const rounds = 3;

/** Measures how long the layout after a resize takes in a novel, and whether the first word of the last move is still shown. */
export async function relayouts(subject: Subject): Promise<Row[]> {
  const book = '/books/sea/package.opf';
  const times: Record<CandidateName, number[]> = { ours: [], epubjs: [], foliate: [] };
  const lost: Record<CandidateName, number> = { ours: 0, epubjs: 0, foliate: 0 };
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['ours', 'epubjs', 'foliate'] as const) {
      const result = await resized(subject, name, book);
      times[name].push(...result.times);
      lost[name] += result.lost;
    }
  const median = (name: CandidateName) => quantile(times[name], 0.5);
  return [
    maxRatioRow('layout after a resize, median', median('ours'), median('epubjs'), 'plain epubjs', 1),
    maxRatioRow('layout after a resize, beside foliate-js', median('ours'), median('foliate'), 'foliate-js', 1),
    {
      ...budgetRow(`resizes of ${times.ours.length} after which the first word is not shown`, lost.ours, 'resizes', 0),
      peer: lost.foliate,
    },
  ];
}

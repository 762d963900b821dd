import type { Row } from '../../scripts/bench/row.ts';
import { plainChapter } from './longBooks.ts';
import { freshPage, maxRatioRow, type PageName, quantile, type Subject } from './subject.ts';

/** The number of times that each of the two opens the chapter, in turns. */
const rounds = 5;

async function opened(subject: Subject, name: PageName, url: string): Promise<number> {
  const { page, context } = await freshPage(subject, name);
  try {
    return await page.evaluate((book) => window.readerBench.open(book), url);
  } finally {
    await context.close();
  }
}

/** The spaces beside the text that the chapter is laid out with, in px. */
const gutters = [40, 60, 80, 100, 40, 60, 80, 100];

/** Measures the layout of the chapter by the browser alone, and with the search for boxes that a screen cannot hold. */
async function boxSearches(subject: Subject): Promise<Row> {
  const { page, context } = await freshPage(subject, 'ours');
  try {
    await page.evaluate((book) => window.readerBench.open(book), '/books/chapter/package.opf');
    const times = await page.evaluate((all) => window.readerBench.searchBoxes(all), gutters);
    const layout = quantile(
      times.map((time) => time.layout),
      0.5,
    );
    const whole = quantile(
      times.map((time) => time.layout + time.search),
      0.5,
    );
    return maxRatioRow('its layout with the search for high boxes, median', whole, layout, 'the layout without it', 1.05);
  } finally {
    await context.close();
  }
}

/** Measures the time from the request for a chapter of 2.5 MB until it can be read, beside a browser that lays it out in the same columns. */
export async function longChapters(subject: Subject): Promise<Row[]> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await opened(subject, 'ours', '/books/chapter/package.opf'));
    theirs.push(await opened(subject, 'chromium', `/books/chapter/${plainChapter}`));
  }
  return [
    maxRatioRow('a chapter of 2.5 MB, median', quantile(ours, 0.5), quantile(theirs, 0.5), 'plain Chromium', 1.5),
    await boxSearches(subject),
  ];
}

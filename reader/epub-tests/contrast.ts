// `npm run epub-tests:contrast -- --corpus DIR`: opens each publication of a folder with dark pages, and prints every text of too little contrast.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { findPoorContrast, type PoorContrast } from '../src/player/testing/findPoorContrast.ts';
import type { TestPublication } from './corpus/Publication.ts';
import { readCorpus } from './corpus/readCorpus.ts';
import { serveCorpus } from './corpus/serveCorpus.ts';
import { buildPage } from './page/buildPage.ts';
import { openReading } from './reading/openReading.ts';
import { startBrowser } from './reading/restartingBrowser.ts';

/** The maximum number of screens that are turned in one book. */
const maxScreens = 600;

/** The result of one book: its poor texts by document, or why it cannot be read. */
interface ContrastResult {
  readonly documents: number;
  readonly poor: readonly (PoorContrast & { readonly index: number })[];
  readonly reason?: string;
}

/** Walks all reflowable documents of a publication on dark pages. */
async function probe(browser: Browser, origin: string, publication: TestPublication): Promise<ContrastResult> {
  const reading = await openReading(browser, origin, publication, { width: 1200, height: 800 }, 'dark');
  const seen = new Set<number>();
  const poor: (PoorContrast & { index: number })[] = [];
  try {
    for await (const { pages } of reading.screens(maxScreens))
      for (const { index, isFlowing } of pages) {
        if (seen.has(index) || !isFlowing) continue;
        seen.add(index);
        const frame = await (await reading.page.$(`[data-reader-stage] iframe[data-index="${index}"]`))?.contentFrame();
        poor.push(...((await frame?.evaluate(findPoorContrast, undefined)) ?? []).map((text) => ({ ...text, index })));
      }
    const reason = seen.size === 0 ? await reading.errorMessage() : undefined;
    return { documents: seen.size, poor, ...(reason === undefined ? {} : { reason: reason.split('\n')[0] ?? '' }) };
  } finally {
    await reading.close();
  }
}

const { values } = parseArgs({ options: { corpus: { type: 'string' }, only: { type: 'string' } } });
if (!values.corpus || !existsSync(values.corpus)) {
  console.error('Which folder? npm run epub-tests:contrast -- --corpus DIR [--only a part of an id]');
  process.exit(2);
}
const publications = readCorpus(resolve(values.corpus)).filter(({ id }) => id.includes(values.only ?? ''));
await buildPage();
const { origin, close } = await serveCorpus(publications);
const browser = await startBrowser();
let books = 0;
for (const publication of publications) {
  const { documents, poor, reason } = await probe(await browser.running(), origin, publication).catch(
    (error: unknown): ContrastResult => ({ documents: 0, poor: [], reason: String(error).split('\n')[0] ?? '' }),
  );
  if (poor.length > 0) books += 1;
  console.log(
    `${poor.length > 0 ? '✗' : '✓'} ${publication.id}: ${documents} documents, ${poor.length} texts${reason ? ` (${reason})` : ''}`,
  );
  for (const { index, path, ratio, text } of poor.slice(0, 10)) console.log(`    ${index + 1}: ${ratio} ${path}: ${text}`);
}
await browser.close();
close();
console.log(`\n${publications.length - books} of ${publications.length} books without a text under 4.5:1`);
process.exitCode = books > 0 ? 1 : 0;

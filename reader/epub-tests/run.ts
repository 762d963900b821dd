// `npm run epub-tests -- --corpus DIR`: opens each publication of a folder in the reader and prints the results.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOptions } from '../../scripts/readOptions.ts';
import { type BookCheckResult, checkBook } from './checkBook.ts';
import { readCorpus } from './corpus/readCorpus.ts';
import { serveCorpus } from './corpus/serveCorpus.ts';
import { startBrowser } from './reading/restartingBrowser.ts';
import { formatResult, summaryLines } from './report.ts';

const usage = 'npm run epub-tests -- --corpus DIR [--only a part of an id] [--specific]';
const values = readOptions({ corpus: { type: 'string' }, only: { type: 'string' }, specific: { type: 'boolean', default: false } }, usage);
if (!values.corpus || !existsSync(values.corpus)) {
  console.error(`Which folder? ${usage}`);
  process.exit(2);
}
const publications = readCorpus(resolve(values.corpus)).filter(({ id }) => id.includes(values.only ?? ''));
if (publications.length === 0) {
  console.error('There is no publication in this folder: neither an unpacked one nor an .epub file.');
  process.exit(2);
}
const { origin, close } = await serveCorpus(publications);
const browser = await startBrowser();
const results: BookCheckResult[] = [];
for (const publication of publications)
  for await (const result of checkBook(browser, origin, publication, values.specific)) {
    results.push(result);
    console.log(formatResult(result));
  }
await browser.close();
close();
for (const line of summaryLines(results)) console.log(line);
process.exitCode = results.some(({ result }) => result === 'failed') ? 1 : 0;

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOptions } from '../../scripts/readOptions.ts';
import { readCorpus } from './corpus/readCorpus.ts';
import { serveCorpus } from './corpus/serveCorpus.ts';
import { openReading } from './reading/openReading.ts';
import type { ReaderPageObject } from './reading/ReaderPageObject.ts';
import { startBrowser } from './reading/restartingBrowser.ts';

/** The findings of a probe in one book. */
interface ProbeResult {
  /** The number of documents or changes that were checked. */
  readonly checked: number;
  readonly findings: readonly string[];
}

/** The options of a probe. */
interface ProbeOptions {
  /** The npm script. */
  readonly script: string;
  readonly scheme: 'light' | 'dark';
  /** What the books without findings are. */
  readonly claim: string;
  readonly probe: (reading: ReaderPageObject) => Promise<ProbeResult>;
}

/** Runs a probe on each publication of the folder `--corpus`, prints the findings, and sets the exit code. A book that cannot be opened is listed, and is no failure. */
export async function runProbe({ script, scheme, claim, probe }: ProbeOptions): Promise<void> {
  const usage = `npm run ${script} -- --corpus DIR [--only a part of an id]`;
  const values = readOptions({ corpus: { type: 'string' }, only: { type: 'string' } }, usage);
  if (!values.corpus || !existsSync(values.corpus)) {
    console.error(`Which folder? ${usage}`);
    process.exit(2);
  }
  const publications = readCorpus(resolve(values.corpus)).filter(({ id }) => id.includes(values.only ?? ''));
  const { origin, close } = await serveCorpus(publications);
  const browser = await startBrowser();
  let books = 0;
  for (const publication of publications) {
    const reading = await openReading(await browser.running(), origin, publication, { width: 1200, height: 800 }, scheme).catch(
      (error: unknown) => String(error),
    );
    if (typeof reading === 'string') {
      console.log(`– ${publication.id}: ${reading.split('\n')[0]}`);
      continue;
    }
    const { checked, findings } = await probe(reading).catch(
      (error: unknown): ProbeResult => ({
        checked: 0,
        findings: [String(error).split('\n')[0] ?? ''],
      }),
    );
    const reason = checked === 0 ? await reading.errorMessage() : undefined;
    await reading.close();
    const fails = findings.length > 0 && reason === undefined;
    if (fails) books += 1;
    console.log(
      `${fails ? '✗' : '✓'} ${publication.id}: ${checked} checked, ${findings.length} findings${reason === undefined ? '' : ` (${reason.split('\n')[0]})`}`,
    );
    for (const finding of findings.slice(0, 10)) console.log(`    ${finding}`);
  }
  await browser.close();
  close();
  console.log(`\n${publications.length - books} of ${publications.length} books ${claim}`);
  process.exitCode = books > 0 ? 1 : 0;
}

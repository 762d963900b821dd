// `npm run epub-tests:pages -- --corpus DIR`: turns through each publication of a folder: no press may be dead, each word is shown once, no screen is
// empty, and the first word stays when the window gets other sizes.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOptions } from '../../scripts/readOptions.ts';
import { exceptionKinds } from '../src/player/testing/wordWalk.ts';
import type { TestPublication } from './corpus/Publication.ts';
import { readCorpus } from './corpus/readCorpus.ts';
import { serveCorpus } from './corpus/serveCorpus.ts';
import type { BookWalk, WalkOptions } from './page/walkBook.ts';
import { type EngineName, type EngineWindow, engineNames, startEngine } from './reading/engineWindow.ts';
import { addWalk, emptyCount, isWorthListing, type WordCount, wordLine } from './wordCount.ts';

const usage = `npm run epub-tests:pages -- --corpus DIR [--only a part of an id] [--engines ${engineNames.join()}] [--sizes 390x780,844x390]
  [--text 60,100,300] [--flow publisher,scrolled] [--screens 300] [--whole]`;

/** What `--whole` walks over. */
const whole = { engines: engineNames.join(), sizes: '390x780,820x1000,844x390,1280x800', text: '60,100,300', flow: 'publisher,scrolled' };

const text = { type: 'string' } as const;
const given = readOptions(
  { corpus: text, only: text, engines: text, sizes: text, text, flow: text, screens: text, whole: { type: 'boolean' } },
  usage,
);
if (!given.corpus || !existsSync(given.corpus)) {
  console.error(`Which folder? ${usage}`);
  process.exit(2);
}
const chosen = {
  engines: 'chromium',
  sizes: '1200x800',
  text: '100',
  flow: 'publisher',
  screens: '300',
  ...(given.whole && whole),
  ...given,
};
const names = chosen.engines.split(',');
const engines = engineNames.filter((name) => names.includes(name));
if (engines.length < names.length) {
  console.error(`Which engines? ${usage}`);
  process.exit(2);
}

/** How the reader looks in a walk. */
interface Look {
  readonly width: number;
  readonly height: number;
  readonly textSize: number;
  readonly flow: string;
}

const looks: readonly Look[] = chosen.sizes.split(',').flatMap((size) =>
  chosen.text.split(',').flatMap((percent) =>
    chosen.flow.split(',').map((flow) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return { width, height, textSize: Number(percent) / 100, flow };
    }),
  ),
);
const nameOf = ({ width, height, textSize, flow }: Look): string =>
  `${width}×${height}, ${textSize * 100} %${flow === 'publisher' ? '' : `, ${flow}`}`;

/** The sizes that the reader gets in the middle of each third document. */
const resizes: WalkOptions['resizes'] = [
  [700, 900],
  [390, 780],
  [1366, 700],
  [1200, 800],
];

async function walked(window: EngineWindow, origin: string, { id, urlPath, spine }: TestPublication, look: Look): Promise<BookWalk> {
  const { width, height, textSize, flow } = look;
  const query = new URLSearchParams({
    book: id,
    file: urlPath,
    width: `${width}`,
    height: `${height}`,
    look: JSON.stringify({ textSize, flow }),
  });
  await window.goTo(`${origin}/?${query}`);
  const last = spine.findLast(({ linear, isShown }) => linear && isShown)?.index ?? 0;
  const options: WalkOptions = { last, maxScreens: Number(chosen.screens), resizes };
  for (;;) {
    const walk = await window.evaluate<BookWalk | null | undefined>(`window.epubTestsWalk(${JSON.stringify(options)})`);
    if (walk) return walk;
  }
}

const publications = readCorpus(resolve(given.corpus)).filter(({ id }) => id.includes(given.only ?? ''));
const { origin, close } = await serveCorpus(publications);
const totals = new Map<EngineName, WordCount>();
const listed: string[] = [];
let failures = 0;
const began = performance.now();
for (const name of engines) {
  const engine = await startEngine(name);
  const total = emptyCount();
  totals.set(name, total);
  for (const publication of publications) {
    const count = emptyCount();
    const findings: string[] = [];
    const window = await engine.open();
    for (const look of looks)
      try {
        const walk = await walked(window, origin, publication, look);
        if (walk.refusal !== undefined) {
          findings.length = 0;
          console.log(`– ${name} ${publication.id}: ${walk.refusal}`);
          break;
        }
        findings.push(...addWalk(count, walk).map((finding) => `${nameOf(look)}: ${finding}`));
      } catch (error) {
        findings.push(`${nameOf(look)}: ${String(error).split('\n')[0]}`);
      }
    await window.close();
    if (count.screens === 0 && findings.length === 0) continue;
    for (const key of ['screens', 'words', 'lost', 'cut', 'repeated', 'blank', ...exceptionKinds] as const) total[key] += count[key];
    const fails = findings.length > 0;
    if (fails) failures += 1;
    if (isWorthListing(count)) listed.push(`${name} ${publication.id}: ${wordLine(count)}`);
    console.log(`${fails ? '✗' : '✓'} ${name} ${publication.id}: ${wordLine(count)}`);
    for (const finding of findings.slice(0, 12)) console.log(`    ${finding}`);
  }
  await engine.close();
}
close();
console.log('');
for (const [name, count] of totals) console.log(`${name}: ${wordLine(count)}`);
if (listed.length > 0) console.log(['Books with more than one word in a thousand missing or repeated:', ...listed].join('\n  '));
console.log(
  `${failures} of ${publications.length * engines.length} walks have findings, in ${Math.round((performance.now() - began) / 1000)} s`,
);
process.exitCode = failures > 0 ? 1 : 0;

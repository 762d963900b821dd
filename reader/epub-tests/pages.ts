// `npm run epub-tests:pages -- --corpus DIR`: turns through each publication of a folder in windows of several sizes: no press may be dead, each word is shown once, and the first word stays.
import type { ReaderPageObject } from './reading/ReaderPageObject.ts';
import { runProbe } from './runProbe.ts';

/** The sizes that the window gets in the middle of each third document. */
const sizes = [
  { width: 700, height: 900 },
  { width: 390, height: 780 },
  { width: 1366, height: 700 },
  { width: 1200, height: 800 },
];
const maxScreens = 300;

/** Returns whether the last linear page of the book is shown to its end. */
async function isAtEnd(reading: ReaderPageObject): Promise<boolean> {
  const { pages, screen, screens } = await reading.stageSnapshot();
  const last = reading.publication.spine.findLast(({ linear, isShown }) => linear && isShown)?.index ?? 0;
  return pages.some(({ index }) => index >= last) && screen >= screens - 1;
}

/** Resizes the window and returns what is wrong then: the first word has left, or the screens are not those of the content. */
async function resizeFindings(reading: ReaderPageObject): Promise<string[]> {
  const findings: string[] = [];
  const word = await reading.page.evaluate(() => window.epubTestsMark?.());
  for (const size of sizes) {
    await reading.page.setViewportSize(size);
    const isRight = async () => (await reading.page.evaluate(() => window.epubTestsCheck?.())) === '';
    if (await reading.until(isRight, 3000)) continue;
    const wrong = await reading.page.evaluate(() => window.epubTestsCheck?.());
    findings.push(`${size.width}×${size.height} at “${word}”: ${wrong}`);
  }
  return findings;
}

/** The greatest part of the words of a book that may be lost or repeated. */
const mayBeLost = 0.001;

await runProbe({
  script: 'epub-tests:pages',
  scheme: 'light',
  claim: 'show each word, keep the first word and have no dead press',
  probe: async (reading) => {
    const seen = new Set<number>();
    const findings: string[] = [];
    let turns = 0;
    const all = { words: 0, lost: 0, repeated: 0, inScrollers: 0 };
    const wrongWords: string[] = [];
    const addWords = async (index: number) => {
      const seen = await reading.page.evaluate(() => window.epubTestsWords?.());
      if (!seen) return;
      all.words += seen.words;
      all.inScrollers += seen.inScrollers;
      for (const kind of ['lost', 'repeated'] as const) {
        all[kind] += seen[kind].length;
        if (seen[kind].length > 0)
          wrongWords.push(
            `Document ${index + 1}: ${seen[kind].length} of ${seen.words} words ${kind}: ${seen[kind].slice(0, 5).join(' ')}`,
          );
      }
    };
    for await (const { pages, screen } of reading.screens(maxScreens)) {
      turns += 1;
      const [page] = pages;
      if (page) await addWords(page.index);
      // After the first turn within a document, which is its middle rather than its start.
      if (!page?.isFlowing || screen === 0 || seen.has(page.index)) continue;
      seen.add(page.index);
      if (seen.size % 3 === 1) findings.push(...(await resizeFindings(reading)));
    }
    if (turns < maxScreens && !(await isAtEnd(reading))) findings.push('A press changed nothing before the end of the book.');
    if (all.lost + all.repeated > mayBeLost * all.words) findings.push(...wrongWords);
    const note = `${all.words - all.lost - all.inScrollers} of ${all.words} words seen, ${all.inScrollers} in boxes that scroll, ${all.repeated} twice`;
    return { checked: turns, findings, note };
  },
});

// `npm run epub-tests:contrast -- --corpus DIR`: opens each publication of a folder in each page colour, and prints every text of too little contrast, also
// while a highlight of the user is on it.
import { type PageColour, pageColours, pageTokens, schemeOfPage } from '@realmkit/design-system/derived/pageColour.ts';
import { tokenSet } from '@realmkit/design-system/tokens/tokenSet.ts';
import { findPoorContrast } from '../src/player/testing/findPoorContrast.ts';
import type { ReaderPageObject } from './reading/ReaderPageObject.ts';
import { runProbe } from './runProbe.ts';

/** The maximum number of screens that are turned in one book. */
const maxScreens = 600;

/** The number of texts of too little contrast in each colour; white pages are those with more contrast. */
const counts = new Map<PageColour, number>(pageColours.map((colour) => [colour, 0]));
/** The number of texts that are not legible in a highlight. */
let inHighlights = 0;
let documents = 0;

/** The names of the user's highlights. */
const marks = ['yellow', 'green', 'blue', 'pink'].map((colour) => `realmkit-annotation-${colour}`);

/** Returns the rule by which the style sheet of a page colour is known. */
const ruleOf = (colour: PageColour): string =>
  `background:${pageTokens(tokenSet('se', 'default', schemeOfPage(colour)), colour)['color.reader.page']} !important`;

/** Chooses a page colour, and returns the frame of a document once it has it. */
async function frameIn(reading: ReaderPageObject, index: number, colour: PageColour) {
  await reading.page.evaluate(
    ([pageColour, darkTheme]) => {
      const stored = JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}');
      localStorage.setItem('bookplayer_config', JSON.stringify({ ...stored, pageColour, darkTheme, moreContrast: true }));
      dispatchEvent(new Event('bookplayer_config'));
    },
    [colour, schemeOfPage(colour) === 'dark'] as const,
  );
  const frame = await (await reading.page.$(`[data-reader-stage] iframe[data-index="${index}"]`))?.contentFrame();
  const isShown = await reading.until(async () => {
    const css = (await frame?.evaluate(() => document.getElementById('realmkit-reading')?.textContent)) ?? '';
    return css.includes(ruleOf(colour));
  });
  if (!frame || !isShown) throw new Error(`Document ${index + 1} is not shown in ${colour}`);
  return frame;
}

await runProbe({
  script: 'epub-tests:contrast',
  scheme: 'light',
  claim: 'without a text under 4.5:1 on a page of any colour, white with more contrast, or in a highlight',
  probe: async (reading) => {
    const seen = new Set<number>();
    const findings: string[] = [];
    for await (const { pages } of reading.screens(maxScreens))
      for (const { index, isFlowing } of pages) {
        if (seen.has(index) || !isFlowing) continue;
        seen.add(index);
        documents += 1;
        for (const colour of pageColours) {
          const frame = await frameIn(reading, index, colour);
          const poor = await frame.evaluate(findPoorContrast, {});
          for (const mark of marks) {
            const unreadable = await frame.evaluate(findPoorContrast, { mark });
            inHighlights += unreadable.length;
            findings.push(...unreadable.map(({ path, ratio, text }) => `${index + 1} ${colour}, ${mark}: ${ratio} ${path}: ${text}`));
          }
          counts.set(colour, (counts.get(colour) ?? 0) + poor.length);
          findings.push(...poor.map(({ path, ratio, text }) => `${index + 1} ${colour}: ${ratio} ${path}: ${text}`));
        }
      }
    return { checked: seen.size, findings };
  },
});
console.log(`${documents} documents; texts under 4.5:1: ${[...counts].map(([colour, count]) => `${colour} ${count}`).join(', ')}`);
console.log(`Texts under 4.5:1 in a highlight, in all colours: ${inHighlights}`);

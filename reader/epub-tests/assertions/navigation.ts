import type { ReaderPageObject } from '../reading/ReaderPageObject.ts';
import { type Assertion, assert } from './assertion.ts';

const labels = async (reading: ReaderPageObject): Promise<string[]> => (await reading.contents()).allInnerTexts();

/** Checks that an entry of the contents leads to a document. */
async function leads(reading: ReaderPageObject, label: string | RegExp, index: number): Promise<void> {
  await reading.choose(label);
  const isThere = async () => (await reading.stageSnapshot()).pages.some((page) => page.index === index);
  assert(await reading.until(isThere, 4000), `The entry ${label} does not lead to document ${index + 1}.`);
}

const hiddenInSpine: Assertion = async (reading) => {
  assert(!/second link/.test(await reading.text()), 'The page shows the entry that it hides.');
  const shown = await labels(reading);
  assert(shown.length === 2 && shown.some((label) => /second link/i.test(label)), `The contents have ${shown.length} entries.`);
};

/** The tests of the family `nav-`. */
export const navigation: Readonly<Record<string, Assertion>> = {
  'nav-access': async (reading) => {
    const shown = await labels(reading);
    assert(shown.length === 1, `The contents have ${shown.length} entries.`);
    await leads(reading, shown[0] ?? '', 0);
  },
  'nav-activation': (reading) => leads(reading, '2nd content document', 2),
  'nav-spine_in-spine': async (reading) => {
    assert(/two links/.test(await reading.text()), 'The navigation document is not shown as a page.');
    assert((await labels(reading)).length === 2, 'The contents do not have both entries.');
    await leads(reading, /second link/, 2);
  },
  'nav-spine_in-spine-hidden-toc-css': hiddenInSpine,
  'nav-spine_in-spine-hidden-toc-html': hiddenInSpine,
  'nav-spine_in-spine-no-list-style': async (reading) => {
    const entries = await reading.contents();
    const numbered = await entries.evaluateAll(
      (all) =>
        all.filter((entry) => {
          const item = entry.closest('li');
          return item !== null && getComputedStyle(item).display === 'list-item' && getComputedStyle(item).listStyleType !== 'none';
        }).length,
    );
    assert((await entries.count()) === 2 && numbered === 0, 'The contents are numbered.');
  },
  'nav-spine_not-in-spine': async (reading) => {
    const shown = await labels(reading);
    assert(shown.length === 2, `The contents have ${shown.length} entries.`);
    await leads(reading, shown[1] ?? '', 1);
  },
};

import type { SpineEntry, TestPublication } from '../corpus/Publication.ts';
import type { ReaderPageObject } from '../reading/ReaderPageObject.ts';
import { assert, NotApplicable } from './assertion.ts';
import { listen } from './mediaOverlays.ts';
import { isOnStage, sideOf } from './pageAssertions.ts';

/** A named check that applies to every publication. */
export interface GeneralAssertion {
  readonly name: string;
  readonly check: (reading: ReaderPageObject) => Promise<void>;
}

const harmOf = new WeakMap<ReaderPageObject, string[]>();

/** Returns the harmful content found so far in the pages of a publication. */
function harmfulContentSeen(reading: ReaderPageObject): string[] {
  const seen = harmOf.get(reading) ?? [];
  harmOf.set(reading, seen);
  return seen;
}

const flows = ({ layout }: TestPublication, { properties }: SpineEntry): boolean =>
  properties.includes('rendition:layout-reflowable') || (layout === 'reflowable' && !properties.includes('rendition:layout-pre-paginated'));

const ownSide = ({ properties }: SpineEntry): 'left' | 'right' | undefined =>
  (['left', 'right'] as const).find((side) => properties.some((property) => property.endsWith(`page-spread-${side}`)));

/** Requires an open book. @throws NotApplicable if the reader reports that it cannot open the publication */
async function requireReading(reading: ReaderPageObject): Promise<void> {
  const complaint = await reading.errorMessage();
  if (complaint !== undefined && (await reading.stageSnapshot()).pages.length === 0)
    throw new NotApplicable(`the reader says: ${complaint.split('\n')[0]}`);
}

const seenByTurning: readonly GeneralAssertion[] = [
  {
    name: 'it opens, or the reader says why not',
    check: async (reading) => {
      const isThere = async () => (await reading.stageSnapshot()).pages.length > 0 || (await reading.errorMessage()) !== undefined;
      assert(await reading.until(isThere), 'There is neither a page nor a message.');
    },
  },
  {
    name: 'all spine items are reached in order, laid out and placed as their properties say',
    check: async (reading) => {
      await requireReading(reading);
      const { spine, publication } = { spine: reading.publication.spine, publication: reading.publication };
      const found: number[] = [];
      const harmful = harmfulContentSeen(reading);
      for await (const seen of reading.screens(600))
        for (const page of seen.pages) {
          const entry = spine[page.index];
          if (!entry || found.includes(page.index)) continue;
          found.push(page.index);
          harmful.push(...(await reading.harmfulContent()));
          assert(
            page.isFlowing === flows(publication, entry),
            `Document ${page.index + 1} ${page.isFlowing ? 'flows' : 'is fixed'}, and should not.`,
          );
          assert(isOnStage(seen, page, publication.layout === 'roll'), `Document ${page.index + 1} does not lie on the stage.`);
          const side = ownSide(entry);
          const isSpread = publication.spread !== 'none' && !entry.properties.includes('rendition:spread-none');
          if (publication.layout === 'roll') continue;
          if (!page.isFlowing && side && isSpread)
            assert(sideOf(seen, page) === side, `Document ${page.index + 1} stands ${sideOf(seen, page)}, not ${side}.`);
          assert(seen.pages.length === 1 || isSpread, `Document ${page.index + 1} stands in a spread.`);
        }
      const expectedIndexes = spine.filter(({ linear, isShown }) => linear && isShown).map(({ index }) => index);
      const missing = expectedIndexes.filter((index) => !found.includes(index));
      assert(missing.length === 0, `Never shown: ${missing.map((index) => index + 1).join(', ')}.`);
      const sorted = found.toSorted((one, other) => one - other);
      assert(
        found.join() === sorted.join() || publication.direction === 'rtl',
        `The documents come as ${found.map((index) => index + 1).join(', ')}.`,
      );
    },
  },
  {
    name: 'nothing runs and nothing foreign is asked for',
    check: async (reading) => {
      const harm = [...harmfulContentSeen(reading), ...(await reading.harmfulContent())];
      assert(harm.length === 0, `${harm[0]}.`);
      assert(reading.foreignRequests.length === 0, `${reading.foreignRequests[0]} was asked for.`);
    },
  },
];

const byArrows: GeneralAssertion = {
  name: 'the arrow keys follow the direction of reading',
  check: async (reading) => {
    await requireReading(reading);
    if (reading.publication.spine.filter(({ linear, isShown }) => linear && isShown).length < 2)
      throw new NotApplicable('there is one document');
    const [forward, backward] =
      reading.publication.direction === 'rtl' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const);
    const first = await reading.settledStage();
    assert((await reading.turn(forward)) === 'turned', `${forward} does not lead on.`);
    assert((await reading.turn(backward)) === 'turned', `${backward} does not lead back.`);
    const again = await reading.settledStage();
    assert(again.pages[0]?.index === first.pages[0]?.index && again.screen === first.screen, 'There and back is not where it began.');
  },
};

const byEar: GeneralAssertion = {
  name: 'narration marks the ids of the overlays in their order',
  check: async (reading) => {
    await requireReading(reading);
    const { narration } = reading.publication;
    const [first] = narration;
    if (!first) throw new NotApplicable('it has no narration with recordings');
    assert(await reading.reach(first.index), 'The narrated document is never shown.');
    await listen(reading);
    const firstFragments = narration.slice(0, 3).map(({ fragment }) => fragment);
    const marked: string[] = [];
    await reading.until(async () => {
      for (const { id } of await reading.activeElements()) if (id && marked.at(-1) !== id) marked.push(id);
      return marked.length >= 2 || (marked.length > 0 && (await reading.playedMedia()).every(({ isPaused }) => isPaused));
    }, 8000);
    const expected = firstFragments.slice(0, marked.length);
    assert(marked.length > 0, 'Nothing is marked while it is heard.');
    assert(
      marked.every((id, place) => expected[place] === id || narration.some(({ fragment }) => fragment === id)),
      `Marked: ${marked.join(', ')}; told: ${expected.join(', ')}.`,
    );
  },
};

/** The checks that run for every publication; those of one group share a window. */
export const generalAssertionGroups: readonly (readonly GeneralAssertion[])[] = [seenByTurning, [byArrows], [byEar]];

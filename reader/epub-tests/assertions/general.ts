import type { SpineEntry, TestPublication } from '../corpus/Publication.ts';
import type { Reading } from '../reading/Reading.ts';
import { hold, NotApplicable } from './assertion.ts';
import { isOnStage, sideOf } from './looks.ts';
import { listen } from './mediaOverlays.ts';

/** What any publication shows. */
export interface GeneralAssertion {
  readonly name: string;
  readonly check: (reading: Reading) => Promise<void>;
}

const harmOf = new WeakMap<Reading, string[]>();

/** What could run or lead away in the pages that were turned to. */
function harmSeen(reading: Reading): string[] {
  const seen = harmOf.get(reading) ?? [];
  harmOf.set(reading, seen);
  return seen;
}

const flows = ({ layout }: TestPublication, { properties }: SpineEntry): boolean =>
  properties.includes('rendition:layout-reflowable') || (layout === 'reflowable' && !properties.includes('rendition:layout-pre-paginated'));

const ownSide = ({ properties }: SpineEntry): 'left' | 'right' | undefined =>
  (['left', 'right'] as const).find((side) => properties.some((property) => property.endsWith(`page-spread-${side}`)));

/** A publication that the reader could not open has nothing else to show; it has to say so. */
async function requireReading(reading: Reading): Promise<void> {
  const complaint = await reading.complaint();
  if (complaint !== undefined && (await reading.see()).pages.length === 0)
    throw new NotApplicable(`the reader says: ${complaint.split('\n')[0]}`);
}

const seenByTurning: readonly GeneralAssertion[] = [
  {
    name: 'it opens, or the reader says why not',
    check: async (reading) => {
      const isThere = async () => (await reading.see()).pages.length > 0 || (await reading.complaint()) !== undefined;
      hold(await reading.until(isThere), 'There is neither a page nor a message.');
    },
  },
  {
    name: 'all spine items are reached in order, laid out and placed as their properties say',
    check: async (reading) => {
      await requireReading(reading);
      const { spine, publication } = { spine: reading.publication.spine, publication: reading.publication };
      const found: number[] = [];
      const harmful = harmSeen(reading);
      for await (const seen of reading.screens(600))
        for (const page of seen.pages) {
          const entry = spine[page.index];
          if (!entry || found.includes(page.index)) continue;
          found.push(page.index);
          harmful.push(...(await reading.harm()));
          hold(
            page.isFlowing === flows(publication, entry),
            `Document ${page.index + 1} ${page.isFlowing ? 'flows' : 'is fixed'}, and should not.`,
          );
          hold(isOnStage(seen, page), `Document ${page.index + 1} does not lie on the stage.`);
          const side = ownSide(entry);
          const isSpread = publication.spread !== 'none' && !entry.properties.includes('rendition:spread-none');
          if (!page.isFlowing && side && isSpread)
            hold(sideOf(seen, page) === side, `Document ${page.index + 1} stands ${sideOf(seen, page)}, not ${side}.`);
          hold(seen.pages.length === 1 || isSpread, `Document ${page.index + 1} stands in a spread.`);
        }
      const wanted = spine.filter(({ linear, isShown }) => linear && isShown).map(({ index }) => index);
      const missing = wanted.filter((index) => !found.includes(index));
      hold(missing.length === 0, `Never shown: ${missing.map((index) => index + 1).join(', ')}.`);
      const sorted = found.toSorted((one, other) => one - other);
      hold(
        found.join() === sorted.join() || publication.direction === 'rtl',
        `The documents come as ${found.map((index) => index + 1).join(', ')}.`,
      );
    },
  },
  {
    name: 'nothing runs and nothing foreign is asked for',
    check: async (reading) => {
      const harm = [...harmSeen(reading), ...(await reading.harm())];
      hold(harm.length === 0, `${harm[0]}.`);
      hold(reading.foreignRequests.length === 0, `${reading.foreignRequests[0]} was asked for.`);
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
    const first = await reading.settled();
    hold((await reading.turn(forward)) === 'turned', `${forward} does not lead on.`);
    hold((await reading.turn(backward)) === 'turned', `${backward} does not lead back.`);
    const again = await reading.settled();
    hold(again.pages[0]?.index === first.pages[0]?.index && again.screen === first.screen, 'There and back is not where it began.');
  },
};

const byEar: GeneralAssertion = {
  name: 'narration marks the ids of the overlays in their order',
  check: async (reading) => {
    await requireReading(reading);
    const { narration } = reading.publication;
    const [first] = narration;
    if (!first) throw new NotApplicable('it has no narration with recordings');
    hold(await reading.reach(first.index), 'The narrated document is never shown.');
    await listen(reading);
    const wanted = narration.slice(0, 3).map(({ fragment }) => fragment);
    const marked: string[] = [];
    await reading.until(async () => {
      for (const { id } of await reading.active()) if (id && marked.at(-1) !== id) marked.push(id);
      return marked.length >= 2 || (marked.length > 0 && (await reading.heard()).every(({ isPaused }) => isPaused));
    }, 8000);
    const expected = wanted.slice(0, marked.length);
    hold(marked.length > 0, 'Nothing is marked while it is heard.');
    hold(
      marked.every((id, place) => expected[place] === id || narration.some(({ fragment }) => fragment === id)),
      `Marked: ${marked.join(', ')}; told: ${expected.join(', ')}.`,
    );
  },
};

/** What every publication is asked, seen or unseen; those of a group share one window. */
export const generalQuestions: readonly (readonly GeneralAssertion[])[] = [seenByTurning, [byArrows], [byEar]];

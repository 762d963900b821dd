import { BookRequestError } from '../../network/bookError.ts';
import { spineIndexOf } from '../../place/cfi.ts';
import {
  cacheLocations,
  cachePageBreaks,
  generateLocations,
  type LocationStorage,
  progressionAt,
  readCachedLocations,
  readCachedPageBreaks,
} from '../../place/locations.ts';
import { pageBreaksOf, parsePageBreaks, stringifyPageBreaks } from '../../place/pageBreaks.ts';
import type { PrintedPage } from '../../publication/navigation.ts';
import type { ReportError } from '../../ReaderProps.ts';
import type { StageLocation, StageTarget } from '../../stage/Stage.ts';
import type { State } from '../../state/createState.ts';
import type { OpenBook } from '../OpenBook.ts';
import type { ReaderState } from '../ReaderState.ts';

/** The time after a move, in ms, in which background work leaves network and machine to the next move. */
const idleAfterMove = 400;

/** The locations of a book, and the progressions that they give. */
export interface BookLocations {
  /** Reads the cached locations, or generates them while the user turns no pages; from then on progressions are exact. */
  readonly find: (book: OpenBook) => Promise<void>;
  /** Postpones the generation: the user has just moved. */
  readonly postpone: () => void;
  /** Returns the progression of a location, from 0 to 1; estimated until the locations are found. */
  readonly progressionOf: (location: StageLocation) => number;
  /** Returns the locations; undefined until they are found. */
  readonly all: () => readonly string[] | undefined;
  /** Returns the page breaks that the documents mark; empty until they are found. */
  readonly pageBreaks: () => readonly PrintedPage[];
  /** Returns the target of a progression; undefined if the book has no document. */
  readonly targetAt: (progression: number) => StageTarget | undefined;
}

/** The options of the locations. */
export interface BookLocationsOptions {
  readonly bookId: string;
  readonly state: State<ReaderState>;
  readonly storage: LocationStorage;
  /** Aborted when the book is closed. */
  readonly signal: AbortSignal;
  readonly onError: ReportError;
}

/** Creates the locations of a book. */
export function createBookLocations({ bookId, state, storage, signal, onError }: BookLocationsOptions): BookLocations {
  let locations: readonly string[] | undefined;
  let pageBreaks: readonly PrintedPage[] = [];
  let movedAt = 0;
  const items = () => state.get().publication?.items ?? [];

  const isRolled = () => items().every(({ layout, linear }) => layout === 'roll' || !linear);

  const whenQuiet = async (): Promise<void> => {
    const left = () => movedAt + idleAfterMove - performance.now();
    while (left() > 0 && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, left()));
  };

  async function generate({ publication, files }: OpenBook, key: string): Promise<readonly string[]> {
    let isWhole = true;
    const missing = (error: unknown): void => {
      // Without a session or a network the other pages would fail too, each after several retries.
      if (error instanceof BookRequestError && (error.status === 0 || error.status === 403)) throw error;
      // A page that the book lacks will still be missing next time; other errors may be gone.
      isWhole &&= error instanceof BookRequestError && error.status === 404;
      onError('The locations of a page could not be found', error);
    };
    const breaks = new Map<number, PrintedPage[]>();
    const generated = await generateLocations(publication.items, files, signal, missing, whenQuiet, (root, { index, href }) => {
      breaks.set(index, pageBreaksOf(root, href));
    });
    pageBreaks = publication.items.flatMap(({ index }) => breaks.get(index) ?? []);
    if (isWhole) {
      cacheLocations(key, generated, storage);
      if (pageBreaks.length > 0) cachePageBreaks(key, stringifyPageBreaks(pageBreaks, files.folder), storage);
    }
    return generated;
  }

  const estimate = ({ index, screen, screens }: StageLocation): number => {
    const at = items().findIndex((item) => item.index === index);
    return (at + screen / screens) / Math.max(1, items().length);
  };

  const progressionOf = (location: StageLocation): number => {
    if (location.atEnd) return 1;
    // The pictures of a roll hold no text to count, but its screens are those of the whole book.
    if (isRolled()) return location.screen / location.screens;
    return locations ? progressionAt(locations, location.cfi) : estimate(location);
  };

  return {
    find: async (book) => {
      const key = book.publication.identifier || bookId;
      try {
        const cached = readCachedLocations(key, storage);
        if (cached) pageBreaks = parsePageBreaks(readCachedPageBreaks(key, storage), book.files.folder);
        locations = cached ?? (await generate(book, key));
      } catch (error) {
        if (!signal.aborted) onError('The locations of the book could not be found', error);
        return;
      }
      const now = book.stage.location();
      state.change({ isProgressionExact: true, ...(now ? { progression: progressionOf(now) } : {}) });
    },
    postpone: () => {
      movedAt = performance.now();
    },
    progressionOf,
    all: () => locations,
    pageBreaks: () => pageBreaks,
    targetAt: (progression) => {
      const [first] = items().filter((item) => item.linear);
      if (first && isRolled()) return { index: first.index, at: { progression } };
      const cfi = locations?.[Math.round(progression * (locations.length - 1))];
      const index = cfi === undefined ? undefined : spineIndexOf(cfi);
      if (cfi !== undefined && index !== undefined) return { index, at: { cfi } };
      const linear = items().filter((item) => item.linear);
      const item = linear[Math.min(linear.length - 1, Math.floor(progression * linear.length))];
      return item && { index: item.index };
    },
  };
}

import type { ReadingSession } from '../events/readingEvents.ts';
import type { JumpSeries } from '../jumps/jumpHistory.ts';
import { cfiOf, spineIndexOf } from '../place/cfi.ts';
import { type Locator, spineItemOf } from '../place/Locator.ts';
import { rangeOfLocator } from '../place/locatorInDocument.ts';
import { findByName } from '../publication/findByName.ts';
import type { StageTarget, TurnDirection, TurnStep } from '../stage/Stage.ts';
import type { ErrorReports } from './errorReports.ts';
import type { OpenBook } from './OpenBook.ts';
import type { BookLocations } from './place/bookLocations.ts';
import type { JumpRecorder } from './place/createJumps.ts';
import type { BookEdge } from './ReaderState.ts';

/** The ways of the user through a book; each is reported to the host, and one that fails leaves the user where they are. */
export interface BookNavigator {
  readonly turn: (direction: TurnDirection, by?: TurnStep) => Promise<void>;
  /** Goes to a URL of the book, with its fragment; a relative one is that of a last position. */
  readonly goToHref: (href: string) => Promise<void>;
  /** Goes to a CFI; jumps of one series are taken back together. */
  readonly goToCfi: (cfi: string, series?: JumpSeries) => Promise<void>;
  readonly goToLocator: (locator: Locator) => Promise<void>;
  /** Goes to a progression in the book, from 0 to 1. */
  readonly goToProgression: (progression: number) => Promise<void>;
  /** Goes to the first or the last screen of the current document, or of its roll. */
  readonly goToEdge: (edge: BookEdge) => Promise<void>;
  /** Scrolls a document that scrolls by some lines. */
  readonly scroll: (by: -1 | 1) => void;
  /** Tries once more to show the page that could not be shown. */
  readonly retry: () => Promise<void>;
}

/** Returns a fragment as the document has it; one that is not encoded as it should be as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Not reported: the document has no such element.
    return fragment;
  }
}

/** Returns the place of a URL in a book; undefined if the book has no such document. A relative URL is that of a last position. */
export function targetOfHref({ publication, files }: OpenBook, href: string): (StageTarget & { readonly idref: string }) | undefined {
  if (!URL.canParse(href, files.folder)) return undefined;
  const url = new URL(href, files.folder);
  const fragment = decoded(url.hash.slice(1));
  url.hash = '';
  const item = findByName(new Map(publication.items.map((one) => [one.href, one])))(url.href);
  return item && { index: item.index, at: fragment ? { fragment } : undefined, idref: fragment ? `${item.idref}#${fragment}` : item.idref };
}

/** The options of a navigator. */
export interface BookNavigatorOptions {
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly session: Pick<ReadingSession, 'pageTurned' | 'goToLocation'>;
  readonly locations: Pick<BookLocations, 'targetAt'>;
  readonly jumps: JumpRecorder;
  readonly errors: Pick<ErrorReports, 'navigating' | 'retry'>;
  /** Called after each navigation, also after one that failed; with the edge of the book that stopped a turn. */
  readonly onNavigated: (edge?: BookEdge) => Promise<void> | undefined;
}

/** Creates the navigator of a book; `showLocator` is not reported to the host, and `showTarget` is no jump that could be taken back. */
export function createBookNavigator(options: BookNavigatorOptions): BookNavigator & {
  readonly showLocator: (locator: Locator) => Promise<void>;
  readonly showTarget: (target: StageTarget) => Promise<void>;
} {
  const { book, session, locations, errors, jumps, onNavigated } = options;
  const items = () => book()?.publication.items ?? [];

  async function show(target: StageTarget): Promise<void> {
    await errors.navigating(async () => book()?.stage.show(target));
    await onNavigated();
  }

  async function jump(target: StageTarget, series?: JumpSeries): Promise<void> {
    const arrive = jumps.depart(series);
    await show(target);
    arrive();
  }

  async function showLocator(locator: Locator): Promise<void> {
    const open = book();
    const item = open && spineItemOf(locator, open.publication.items, open.files.folder);
    if (!item) return show({ index: items()[0]?.index ?? 0 });
    await show({ index: item.index });
    const view = open.stage.viewOf(item.index);
    if (view) await show({ index: item.index, at: { cfi: cfiOf(rangeOfLocator(locator, view.document), item.cfiBase) } });
  }

  const pending = new Map<TurnDirection, Promise<void>>();
  let last: TurnDirection = 'forward';
  /**
   * Runs a turn; whoever presses again while its page is loading means that page, and afterwards the next one, also while the narration
   * has not followed yet. A turn back waits for the one on.
   */
  const once = (direction: TurnDirection, turn: () => Promise<BookEdge | undefined>): Promise<void> => {
    last = direction;
    const page = () => turn().finally(() => pending.delete(direction));
    const running = pending.get(direction) ?? page().then(onNavigated);
    pending.set(direction, running);
    return running;
  };

  return {
    turn: (direction, by) =>
      once(direction, async () => {
        let edge: BookEdge | undefined;
        await errors.navigating(async () => {
          const result = await book()?.stage.turn(direction, by);
          if (result === 'turned') {
            session.pageTurned(direction);
            jumps.turned();
          }
          if (result === 'end') edge = direction === 'forward' ? 'end' : 'start';
        });
        return edge;
      }),
    goToHref: async (href) => {
      const open = book();
      const target = open && targetOfHref(open, href);
      if (!target) return;
      const { idref, ...place } = target;
      session.goToLocation(idref);
      await jump(place);
    },
    goToCfi: async (cfi, series) => {
      const index = spineIndexOf(cfi);
      if (index === undefined) return;
      session.goToLocation(items().find((item) => item.index === index)?.idref ?? '');
      await jump({ index, at: { cfi } }, series);
    },
    goToLocator: async (locator) => {
      session.goToLocation(locator.ncxRef);
      const arrive = jumps.depart();
      await showLocator(locator);
      arrive();
    },
    goToProgression: async (progression) => {
      const target = locations.targetAt(progression);
      if (target) await jump(target, 'slider');
    },
    goToEdge: async (edge) => {
      const index = book()?.stage.location()?.index;
      if (index === undefined) return;
      const isRolled = items().some((item) => item.index === index && item.layout === 'roll');
      const start = isRolled ? { progression: 0 } : undefined;
      await jump({ index, at: edge === 'end' ? 'end' : start }, 'edge');
    },
    scroll: (by) => book()?.stage.scroll(by),
    retry: () =>
      once(last, async () => {
        await errors.retry();
        return undefined;
      }),
    showLocator,
    showTarget: async (target) => {
      session.goToLocation(items().find(({ index }) => index === target.index)?.idref ?? '');
      await show(target);
    },
  };
}

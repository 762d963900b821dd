import { chapterAt } from '../place/chapterAt.ts';
import type { Locator } from '../place/Locator.ts';
import { locatorOf } from '../place/locatorInDocument.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { Chapter } from '../publication/navigation.ts';
import type { Publication } from '../publication/Publication.ts';
import type { Stage, StageLocation } from '../stage/Stage.ts';

/** A book whose pages are on a stage. */
export interface OpenBook {
  readonly publication: Publication;
  readonly files: BookFiles;
  readonly stage: Stage;
}

/** Returns the locator of the first visible position; undefined before a page is shown. */
export function visibleLocator({ publication, files, stage }: OpenBook, timeOffset = 0): Locator | undefined {
  const [view] = stage.views();
  const item = publication.items.find(({ index }) => index === view?.index);
  if (!view || !item) return undefined;
  const range = view.firstVisibleRange();
  return range
    ? locatorOf(range, item, files.folder, timeOffset)
    : { ncxRef: item.idref, URI: item.href.slice(files.folder.length), charOffset: 0, timeOffset };
}

/** Returns the entry of the table of contents that a location belongs to. */
export function visibleChapter(
  { publication, stage }: OpenBook,
  contents: readonly Chapter[],
  { index, screen }: StageLocation,
): Chapter | undefined {
  const view = stage.viewOf(index);
  return chapterAt(contents, publication.items, index, (fragment) => {
    const element = view?.document.getElementById(fragment);
    return element ? (view?.screenOf(element) ?? 0) <= screen : false;
  });
}

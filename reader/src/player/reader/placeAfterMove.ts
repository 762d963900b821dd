import { flattenChapters } from '../publication/navigation.ts';
import type { BookEdge, PlaceAfterMove, ReaderState } from './ReaderState.ts';

/** Returns the place after a move; undefined before the book is open, and while the narration speaks. */
export function placeAfterMove(
  { phase, playing, location, chapter, progression, navigation }: ReaderState,
  edge?: BookEdge,
): PlaceAfterMove | undefined {
  if (phase !== 'reading' || playing || !location) return undefined;
  const title = flattenChapters(navigation.contents).find(({ href }) => href === chapter)?.label;
  return { page: location.screen + 1, pages: location.screens, chapter: title, progression, edge };
}

import { chapterTitle } from '../../publication/navigation.ts';
import type { BookEdge, PlaceAfterMove, ReaderState } from '../ReaderState.ts';

/** Returns the place after a move; undefined before the book is open, and while the narration speaks. */
export function placeAfterMove(
  { phase, playing, location, chapter, page, screensLeft, isLeftEstimated, progression, navigation }: ReaderState,
  edge?: BookEdge,
): PlaceAfterMove | undefined {
  if (phase !== 'reading' || playing || !location) return undefined;
  return { page, screensLeft, isLeftEstimated, chapter: chapterTitle(navigation.contents, chapter), progression, edge };
}

import { visitStorage } from '../storage/pageStorage.ts';
import { removeItems } from '../storage/removeItems.ts';

const prefix = 'realmkit-chapter:';
const keyOf = (owner: string, bookId: string): string => `${prefix}${owner}:${bookId}`;

/** Notes the title of the chapter that the last position of somebody in a book is in; only this device knows it. */
export function noteChapter(owner: string, bookId: string, position: string, chapter: string | undefined): void {
  if (chapter === undefined) visitStorage.removeItem(keyOf(owner, bookId));
  else visitStorage.setItem(keyOf(owner, bookId), `${position}\n${chapter}`);
}

/** Returns the title of the chapter of a last position; undefined where it was not reached on this device. */
export function chapterAtPosition(owner: string, bookId: string, position: string): string | undefined {
  const noted = visitStorage.getItem(keyOf(owner, bookId));
  return noted?.startsWith(`${position}\n`) ? noted.slice(position.length + 1) : undefined;
}

/** Removes the chapters of everybody: they tell what was read on this device. */
export const clearChapters = (): void => removeItems(visitStorage, (key) => key.startsWith(prefix));

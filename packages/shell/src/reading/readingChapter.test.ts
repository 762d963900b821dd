import { expect, test } from 'vitest';
import { chapterAtPosition, clearChapters, noteChapter } from './readingChapter.ts';

test('the chapter of the last position is known to its owner until the user changes, and goes with a position that has none', () => {
  noteChapter('maja', 'lake', 'p1', 'The boat');
  noteChapter('maja', 'stars', 'p2', 'The moon');
  expect(chapterAtPosition('maja', 'lake', 'p1')).toBe('The boat');
  expect(chapterAtPosition('elis', 'lake', 'p1')).toBeUndefined();
  noteChapter('maja', 'lake', 'p3', undefined);
  expect(chapterAtPosition('maja', 'lake', 'p1')).toBeUndefined();
  clearChapters();
  expect(chapterAtPosition('maja', 'stars', 'p2')).toBeUndefined();
});

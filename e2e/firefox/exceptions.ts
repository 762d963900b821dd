import type { Exception } from '../exceptions.ts';

/** The journeys that Firefox does not run. */
export const exceptions: readonly Exception[] = [
  {
    file: 'reader/books.spec.ts',
    title: 'a pupil answers an assignment and a quiz beside the book, and the teacher reads the answers (us)',
    reason: 'its fingers move by Chromium’s own protocol; the same journey runs in the other realm, without fingers',
  },
];

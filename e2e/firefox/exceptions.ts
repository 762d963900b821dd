import type { Exception } from '../exceptions.ts';

/** The journeys that Firefox does not run. */
export const exceptions: readonly Exception[] = [
  ...[
    'the README shows a narrated book as it is',
    'the README shows the home of a family in the dark as it is',
    'the README shows the panel as it is',
    'the README shows Storybook as it is, which a designer’s press builds where it is missing or its sources have changed',
  ].map((title) => ({ file: 'across-apps/readmePictures.spec.ts', title, reason: 'its pictures are those of Chromium' })),
  {
    file: 'reader/books.spec.ts',
    title: 'a pupil answers an assignment and a quiz beside the book, and the teacher reads the answers (us)',
    reason: 'its fingers move by Chromium’s own protocol; the same journey runs in the other realm, without fingers',
  },
];

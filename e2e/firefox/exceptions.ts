/** A journey that Firefox does not run, and why. */
interface Exception {
  /** The file, relative to `e2e/tests`. */
  readonly file: string;
  readonly title: string;
  /** What follows “because”. */
  readonly reason: string;
}

/** The journeys that Firefox does not run. */
export const exceptions: readonly Exception[] = [
  {
    file: 'reader/books.spec.ts',
    title: 'a pupil answers an assignment beside the book (us)',
    reason: 'its fingers move by Chromium’s own protocol; the same journey runs in the other realm, without fingers',
  },
];

/** A journey that an engine does not run, and why. */
export interface Exception {
  /** The file, relative to `tests`. */
  readonly file: string;
  readonly title: string;
  readonly reason: string;
}

/** The journeys that do not run in WebKitGTK. */
export const exceptions: readonly Exception[] = [];

/** A journey that an engine does not run, and why. */
export interface Exception {
  /** The file, relative to `tests`. */
  readonly file: string;
  readonly title: string;
  readonly reason: string;
}

/** The journeys that Firefox does not run. */
export const exceptions: readonly Exception[] = [];

/** The journeys that Firefox does not run on a machine without sound. */
export const needSound: readonly Exception[] = [];

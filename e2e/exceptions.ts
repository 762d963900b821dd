import { escapePattern } from '../scripts/suites/escapePattern.ts';

/** A journey that an engine does not run, and why. */
export interface Exception {
  /** The file, relative to `e2e/tests`. */
  readonly file: string;
  readonly title: string;
  /** What follows “because”. */
  readonly reason: string;
}

/** Returns the patterns that leave the exceptions out of a Playwright project for a folder of `tests`. */
export const withoutExceptions = (exceptions: readonly Exception[], folder: string): RegExp[] =>
  exceptions
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(({ file, title }) => new RegExp(`${escapePattern(file.slice(folder.length + 1))} .*${escapePattern(title)}`));

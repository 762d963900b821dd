import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';

/** A file with what a run is about to make, for a run that is killed before its report. */
export interface CreationLog {
  /** What the run before this one may have left, if it was killed. */
  readonly left: readonly string[];
  readonly add: (what: string) => void;
  /** Removes the file, when the report says what is left. */
  readonly end: () => void;
}

/** Opens the file, and takes over what a killed run has written there. */
export function openCreationLog(file: string): CreationLog {
  const left = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  rmSync(file, { force: true });
  return { left, add: (what) => appendFileSync(file, `${what}\n`), end: () => rmSync(file, { force: true }) };
}

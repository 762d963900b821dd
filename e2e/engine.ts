/** A journey that an engine does not run, and why. */
export interface Exception {
  /** The file, relative to `tests`. */
  readonly file: string;
  readonly title: string;
  readonly reason: string;
}

/** An error that an engine reports though nothing is wrong, or where Chromium says something else. */
export interface EngineError {
  readonly pattern: RegExp;
  /** The journeys that expect it: those whose `expectedErrors` match these words of Chromium. Without it, every journey. */
  readonly inChromium?: string;
  readonly reason: string;
}

/** How the journeys of an engine differ from those of Chromium; a project has it as `use.engine`. */
export interface Engine {
  readonly name: string;
  readonly exceptions: readonly Exception[];
  readonly errors: readonly EngineError[];
}

/** Returns whether a journey may report an error, which it expects in Chromium's words. */
export const isExpected = (error: string, expected: RegExp | undefined, engine: Engine | undefined): boolean =>
  expected?.test(error) ||
  Boolean(
    engine?.errors.some(({ pattern, inChromium }) => pattern.test(error) && (inChromium === undefined || expected?.test(inChromium))),
  );

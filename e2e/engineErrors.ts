/** An error that another engine than Chromium reports though nothing is wrong, or where Chromium uses other words. */
export interface EngineError {
  readonly pattern: RegExp;
  /** What Chromium reports instead: only journeys whose `expectedErrors` match it expect this error. Without it, every journey expects it. */
  readonly inChromium?: string;
  readonly reason: string;
}

/** Returns whether a journey may report an error in an engine; `expectedErrors` are in Chromium's words. */
export const isExpectedError = (error: string, expectedErrors: RegExp | undefined, engineErrors: readonly EngineError[]): boolean =>
  (expectedErrors?.test(error) ?? false) ||
  engineErrors.some(
    ({ pattern, inChromium }) => pattern.test(error) && (inChromium === undefined || (expectedErrors?.test(inChromium) ?? false)),
  );

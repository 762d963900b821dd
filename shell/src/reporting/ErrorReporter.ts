/** Takes errors that no screen shows; an app may plug in the one of its error-reporting service (admin §8). */
export type ErrorReporter = (message: string, error: unknown) => void;

/** Writes an error to the console, and hands it to the app's reporter where there is one. */
export const reporting =
  (plugged: ErrorReporter | undefined): ErrorReporter =>
  (message, error) => {
    console.error(message, error);
    plugged?.(message, error);
  };

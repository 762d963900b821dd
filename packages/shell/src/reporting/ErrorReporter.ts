/** Reports errors that no screen shows; an app may provide its error-reporting service (admin §8). */
export type ErrorReporter = (message: string, error: unknown) => void;

/** Returns a reporter that writes to the console and to the app's reporter, if any. */
export const createErrorReporter =
  (plugged: ErrorReporter | undefined): ErrorReporter =>
  (message, error) => {
    console.error(message, error);
    plugged?.(message, error);
  };

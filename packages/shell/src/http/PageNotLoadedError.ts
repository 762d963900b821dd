/**
 * Thrown when a file of the app itself is missing: the script of a page or its texts. The app has been deployed anew since the tab was opened, or
 * the connection was lost; only loading the page again helps.
 */
export class PageNotLoadedError extends Error {
  override readonly name = 'PageNotLoadedError';

  constructor(file: string, cause?: unknown) {
    super(`Not loaded: ${file}`, { cause });
  }
}

import { EntitlementError } from './EntitlementError.ts';

/**
 * The text keys of the errors of a book (reader §8), with extensions: `error_not_entitled` (the policy was refused before the book was
 * open), `error_frame_refused` (the host page's security policy forbids the frame of a page), `error_protected` (its text is encrypted),
 * `error_no_connection` (the network was lost while the book was read), and three that say why the file itself cannot be opened: `error_no_epub`,
 * `error_damaged` and `error_no_pages`.
 */
export type BookErrorCode =
  | 'error_fault_in_book_message'
  | 'error_logged_out'
  | 'error_no_access'
  | 'error_not_found'
  | 'error_in_book_unknown'
  | 'error_not_entitled'
  | 'error_frame_refused'
  | 'error_protected'
  | 'error_no_connection'
  | FileErrorCode;

/** Why a file cannot be opened as a book: it is none, it is broken or cut off, or it has nothing that the reader can show. */
type FileErrorCode = 'error_no_epub' | 'error_damaged' | 'error_no_pages';

const silentNames = /(^|\/)(bookmarks|lastmark|policy|readlogs)$|display-options(\.xml)?$/i;

/** Returns whether a 404 of this URL is not an error: the resource may be absent (reader §8). */
const mayBeAbsent = (url: string): boolean => silentNames.test(new URL(url, 'http://book.invalid').pathname);

/**
 * Returns the error code for a response status, by the catalogue of reader §8; undefined if nothing is shown. A 403 has its code only after
 * a new policy did not help.
 */
export function errorCodeForStatus(status: number, url: string): BookErrorCode | undefined {
  switch (status) {
    case 401:
      return 'error_no_access';
    case 403:
      return 'error_logged_out';
    case 404:
      return mayBeAbsent(url) ? undefined : 'error_not_found';
    case 502:
      return 'error_in_book_unknown';
    default:
      return undefined;
  }
}

/** Returns whether an error of the host says that there is nothing: a new book has no bookmarks and no last position (reader §8). */
export const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** A failed request for a book file; status 0 means that there was no response. */
export class BookRequestError extends Error {
  override readonly name = 'BookRequestError';
  readonly status: number;
  /** The error to show; undefined for errors that stay silent. */
  readonly code: BookErrorCode | undefined;

  constructor(status: number, url: string, cause?: unknown) {
    super(`${status === 0 ? 'No answer' : `Status ${status}`} for ${new URL(url, 'http://book.invalid').pathname}`, { cause });
    this.status = status;
    this.code = errorCodeForStatus(status, url);
  }
}

/** A page that the browser refused to frame, because the content security policy of the host page forbids it. */
export class FrameRefusedError extends Error {
  override readonly name = 'FrameRefusedError';

  constructor() {
    super(
      "The content security policy of this page forbids the reader to frame the pages of a book. It needs frame-src blob: and, in Safari, frame-ancestors that allow the page's own origin.",
    );
  }
}

/** A file of a book that is protected against copying, and can only be read by a program with its key. */
export class ProtectedBookError extends Error {
  override readonly name = 'ProtectedBookError';

  constructor(url: string, algorithm: string) {
    super(`${new URL(url).pathname} is encrypted by ${algorithm}`);
  }
}

/** A file that cannot be opened as a book, wherever it comes from. */
export class BookFileError extends Error {
  override readonly name = 'BookFileError';
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Returns whether the book lacks a page, so that the next one may be tried; a network, policy or frame error, or protection, would affect all pages. */
export const isMissing = (error: unknown): boolean =>
  error instanceof BookRequestError ? error.status === 404 : !(error instanceof FrameRefusedError || error instanceof ProtectedBookError);

/** Returns the error to show when a book could not be opened: by the status of the request, otherwise the general book error (reader §4). */
export function errorCodeForOpening(error: unknown): BookErrorCode {
  if (error instanceof EntitlementError) return 'error_not_entitled';
  if (error instanceof FrameRefusedError) return 'error_frame_refused';
  if (error instanceof ProtectedBookError) return 'error_protected';
  return (error instanceof BookRequestError || error instanceof BookFileError ? error.code : undefined) ?? 'error_fault_in_book_message';
}

/** Returns the error to show when a page of an open book could not be shown: the book itself is all right, and logging in again would not help. */
export function errorCodeForPage(error: unknown): BookErrorCode {
  if (error instanceof BookRequestError && error.status === 0) return 'error_no_connection';
  const code = errorCodeForOpening(error);
  return code === 'error_fault_in_book_message' || error instanceof BookFileError ? 'error_in_book_unknown' : code;
}

/** Returns whether the same page may be shown a moment later. */
export const isTemporary = (code: BookErrorCode | undefined): boolean => code === 'error_no_connection' || code === 'error_in_book_unknown';

/** Returns the refusal of a policy that caused an error: of the book itself, or of one of its files. */
export function refusalOf(error: unknown): EntitlementError | undefined {
  const cause = error instanceof BookRequestError ? error.cause : error;
  return cause instanceof EntitlementError ? cause : undefined;
}

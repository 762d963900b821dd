/** The keys of the texts that tell a reader what is wrong with a book (reader §8). */
export type BookFault =
  | 'error_fault_in_book_message'
  | 'error_logged_out'
  | 'error_no_access'
  | 'error_not_found'
  | 'error_in_book_unknown';

const silentNames = /(^|\/)(bookmarks|lastmark|policy|readlogs)$|display-options(\.xml)?$/i;

/** Whether a 404 of this address is none of the reader's business: the thing may be absent (reader §8). */
const mayBeAbsent = (address: string): boolean => silentNames.test(new URL(address, 'http://book.invalid').pathname);

/**
 * What the status of an answer means to the reader, by the catalogue of reader §8; undefined where nothing is shown. A 403 means this only
 * after a new policy did not help.
 */
export function faultOfStatus(status: number, address: string): BookFault | undefined {
  switch (status) {
    case 401:
      return 'error_no_access';
    case 403:
      return 'error_logged_out';
    case 404:
      return mayBeAbsent(address) ? undefined : 'error_not_found';
    case 502:
      return 'error_in_book_unknown';
    default:
      return undefined;
  }
}

/** A file of a book did not come; status 0 stands for a network that is away. */
export class BookRequestError extends Error {
  override readonly name = 'BookRequestError';
  readonly status: number;
  /** What to tell the reader; undefined for failures that stay silent. */
  readonly fault: BookFault | undefined;

  constructor(status: number, address: string, cause?: unknown) {
    super(`${status === 0 ? 'No answer' : `Status ${status}`} for ${new URL(address, 'http://book.invalid').pathname}`, { cause });
    this.status = status;
    this.fault = faultOfStatus(status, address);
  }
}

/** What to tell the reader when a book could not be opened: what the request's status says, otherwise that the book is at fault (reader §4). */
export const faultOfOpening = (error: unknown): BookFault =>
  (error instanceof BookRequestError ? error.fault : undefined) ?? 'error_fault_in_book_message';

import { expect, test } from 'vitest';
import {
  BookFileError,
  BookRequestError,
  errorCodeForOpening,
  errorCodeForPage,
  errorCodeForStatus,
  FrameRefusedError,
  isMissing,
  isTemporary,
  refusalOf,
} from './bookError.ts';
import { EntitlementError } from './EntitlementError.ts';

const file = 'https://books.example/b1/text/one.xhtml';

test.each([
  [401, 'error_no_access'],
  [403, 'error_logged_out'],
  [404, 'error_not_found'],
  [502, 'error_in_book_unknown'],
  [200, undefined],
  [416, undefined],
])(
  'reader §8: the status %d of a book file maps to the error code %s',
  { tags: ['reader §8.12', 'reader §8.13', 'reader §8.19'] },
  (status, code) => {
    expect(errorCodeForStatus(status, file)).toBe(code);
  },
);

test('reader §8: no other status of a book file has an error code of its own', () => {
  const statuses = Array.from({ length: 400 }, (_, index) => index + 200);
  expect(statuses.filter((status) => errorCodeForStatus(status, file) !== undefined)).toEqual([401, 403, 404, 502]);
});

test.each([
  'https://library.example/v1/books/b1/bookmarks',
  'https://library.example/v1/books/b1/lastmark',
  'https://library.example/v1/books/b1/policy?x=1',
  'https://library.example/v2/readlogs',
  'https://books.example/b1/META-INF/com.apple.ibooks.display-options.xml',
])('reader §8: a 404 of %s is silent', { tags: ['reader §8.14', 'reader §8.15', 'reader §8.17'] }, (url) => {
  expect(errorCodeForStatus(404, url)).toBeUndefined();
});

test.each(['old-bookmarks', 'lastmark.xhtml', 'policy/one.xhtml', 'readlogs2'])('a 404 of the file %s is reported', (name) => {
  expect(errorCodeForStatus(404, `https://books.example/b1/${name}`)).toBe('error_not_found');
});

test('a status of the bookmarks other than 404 is not silent', () => {
  expect([401, 403, 502].map((status) => errorCodeForStatus(status, 'https://library.example/v1/books/b1/bookmarks'))).toEqual([
    'error_no_access',
    'error_logged_out',
    'error_in_book_unknown',
  ]);
});

test('a 404 of a file in a folder named policy is reported', () => {
  expect(errorCodeForStatus(404, 'https://books.example/policy/one.xhtml')).toBe('error_not_found');
});

test('reader §4: a book that cannot be opened gets the general book error unless the status says more', {
  tags: ['reader §4 Book load.1'],
}, () => {
  expect(errorCodeForOpening(new Error('No spine'))).toBe('error_fault_in_book_message');
  expect(errorCodeForOpening(new BookFileError('error_no_epub', 'A text'))).toBe('error_no_epub');
  expect(errorCodeForPage(new BookFileError('error_damaged', 'A page'))).toBe('error_in_book_unknown');
  expect(errorCodeForOpening(new BookRequestError(0, file))).toBe('error_fault_in_book_message');
  expect(errorCodeForOpening(new BookRequestError(401, file))).toBe('error_no_access');
});

test.each([
  [new BookRequestError(0, file), 'error_no_connection', true],
  [new BookRequestError(500, file), 'error_in_book_unknown', true],
  [new Error('No body'), 'error_in_book_unknown', true],
  [new BookRequestError(404, file), 'error_not_found', false],
  [new BookRequestError(403, file), 'error_logged_out', false],
  [new FrameRefusedError(), 'error_frame_refused', false],
])('%s for a page of an open book is %s, and a new try may help: %s', (error, code, temporary) => {
  expect(errorCodeForPage(error)).toBe(code);
  expect(isTemporary(errorCodeForPage(error))).toBe(temporary);
});

test('a page that the host page forbids to frame has an error of its own', () => {
  expect(errorCodeForOpening(new FrameRefusedError())).toBe('error_frame_refused');
});

test('a book whose policy was refused is not open for the user', () => {
  const refusal = new EntitlementError('school');
  expect(errorCodeForOpening(refusal)).toBe('error_not_entitled');
  expect(refusalOf(refusal)).toBe(refusal);
});

test('a file that is forbidden by a refused policy logs the reader out, with the refusal as its cause', () => {
  const refusal = new EntitlementError('plan');
  const error = new BookRequestError(403, file, refusal);
  expect(errorCodeForOpening(error)).toBe('error_logged_out');
  expect(refusalOf(error)).toBe(refusal);
  expect(refusalOf(new BookRequestError(403, file, new TypeError('away')))).toBeUndefined();
});

test('the message of a failed request contains no signature', () => {
  expect(new BookRequestError(403, `${file}?Signature=secret`).message).toBe('Status 403 for /b1/text/one.xhtml');
});

test('a page that the book lacks is missing, and one that is refused or out of reach is not', () => {
  expect([404, 0, 401, 403, 502].filter((status) => isMissing(new BookRequestError(status, file)))).toEqual([404]);
  expect(isMissing(new FrameRefusedError())).toBe(false);
  expect(isMissing(new BookFileError('error_damaged', 'A page'))).toBe(true);
});

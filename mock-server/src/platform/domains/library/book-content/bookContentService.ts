import { createHash } from 'node:crypto';
import { contractService, forbidden, type Handler, HttpError, notFound, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/book-content';
import { type BookFile, filesOf } from '@realmkit/sample-books';
import type { ServiceEnvironment } from '../../../access/serviceEnvironment.ts';
import { bookOf } from '../catalogue/catalogue.ts';
import { requirePolicy } from './bookPolicy.ts';
import { parseRange } from './range.ts';

/** The headers of a file request. */
interface FileRequest {
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

type FileHandler = Handler<operations['getBookFile'], FileRequest>;

/** Returns whether a file is public: SMIL files and style sheets are fetched without authentication (reader §7). */
const isPublicFile = (file: string): boolean => /\.(smil|css)$/.test(file);

/** Returns whether a file is a sign-language video; the catalogue's books have no other videos. */
const isSignLanguage = (bookId: string, { mediaType }: BookFile): boolean =>
  mediaType.startsWith('video/') && (bookOf(bookId)?.signLanguages.length ?? 0) > 0;

const etags = new WeakMap<BookFile, string>();

function etagOf(file: BookFile): string {
  const known = etags.get(file) ?? `"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 16)}"`;
  etags.set(file, known);
  return known;
}

function handlerOf({ keys, shards }: ServiceEnvironment): FileHandler {
  return async ({ path, query }, { range, ifRange, ifNoneMatch }) => {
    const signed = { policy: query.Policy, signature: query.Signature, keyPairId: query['Key-Pair-Id'] };
    const scope = isPublicFile(path.file) ? undefined : await requirePolicy(keys, shards, path.bookId, signed);
    const file = filesOf(path.bookId)?.get(path.file);
    if (!file) throw notFound('The book has no such file.');
    if (scope && !scope.signLanguage && isSignLanguage(path.bookId, file))
      throw forbidden('The policy does not open the sign language of this book.');
    const etag = etagOf(file);
    const headers = {
      'Content-Type': file.mediaType,
      'Accept-Ranges': 'bytes',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=3600',
      ETag: etag,
    };
    if (ifNoneMatch?.split(',').some((tag) => tag.trim() === etag)) return { status: 304, headers };
    const requestedRange = ifRange === undefined || ifRange === etag ? parseRange(range, file.bytes.length) : 'whole';
    if (requestedRange === 'none') throw new HttpError(416, { name: 'RangeError', message: 'The file has no such bytes.' });
    // Also for HEAD, which has no body to measure.
    if (requestedRange === 'whole')
      return { status: 200, headers: { ...headers, 'Content-Length': String(file.bytes.length) }, body: file.bytes };
    const { first, last } = requestedRange;
    return {
      status: 206,
      headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${file.bytes.length}` },
      body: file.bytes.subarray(first, last + 1),
    };
  };
}

/** Creates the service for book files of the contract `book-content`. */
export function bookContentService(environment: ServiceEnvironment): Service {
  return contractService<operations, FileRequest>({
    operations: operationsOf(environment.readContract('book-content')),
    handlers: { getBookFile: handlerOf(environment) },
    enter: (_operation, request) => ({
      range: request.header('range') ?? undefined,
      ifRange: request.header('if-range') ?? undefined,
      ifNoneMatch: request.header('if-none-match') ?? undefined,
    }),
  });
}

import { createServer, type IncomingMessage } from 'node:http';
import { books, findBooks, searchValues } from './books.ts';

// A library service written from `library.yaml` alone, without a framework: the example of `docs/conformance.md`.

type Caller = { readonly uid: string; readonly teaches: boolean; readonly opensBooks: boolean };
type Call = { readonly caller: Caller; readonly ids: readonly string[]; readonly query: URLSearchParams; readonly body: unknown };
type Result = readonly [status: number, body?: unknown];

/** The known callers by bearer token: replaces checking the auth service's signature. */
const callers = new Map<string, Caller>(
  ['tina', 'sam', 'gert', 'una', 'act'].map((uid) => [`token-of-${uid}`, { uid, teaches: uid === 'tina', opensBooks: uid !== 'una' }]),
);
const stored = new Map<string, unknown>();
const shelves = new Map<string, Map<string, object>>(['tina', 'sam', 'gert', 'unit'].map((name) => [name, new Map()]));
class HttpError extends Error {
  readonly status: number;
  constructor(status: number, attribute = 'the request') {
    super(`${attribute} is refused with ${status}.`);
    this.status = status;
  }
}
const names: Readonly<Record<number, string>> = { 400: 'ValidationError', 401: 'unauthorized', 403: 'forbidden', 404: 'not_found' };
function check(good: boolean, attribute: string): void {
  if (!good) throw new HttpError(400, attribute);
}
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new HttpError(404);
  return value;
}
/** Checks that a body is an object with exactly these properties. */
function objectOf(body: unknown, ...properties: string[]): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400, 'body');
  for (const name of new Set([...properties, ...Object.keys(body)])) check(properties.includes(name) && name in body, name);
  return Object.fromEntries(Object.entries(body));
}
const isText = (value: unknown, most = 64): boolean => typeof value === 'string' && value.length > 0 && value.length <= most;
const isNumber = (value: unknown, most: number): boolean => typeof value === 'number' && value >= 0 && value <= most;
const bookOf = (id = '') => found(books.get(id));

function whole(query: URLSearchParams, name: string, from: number, to: number, otherwise: number): number {
  const text = query.get(name) ?? String(otherwise);
  check(!query.has(name) || (/^\d{1,7}$/.test(text) && Number(text) >= from && Number(text) <= to), name);
  return Number(text);
}
function shelfOf(owner: string, { uid, teaches }: Caller, ofUnit = false): Map<string, object> {
  if (!teaches && (ofUnit || owner !== uid)) throw new HttpError(403);
  return found(shelves.get(owner));
}
function bookIn(body: unknown): string {
  const { bookId } = objectOf(body, 'bookId');
  check(isText(bookId), 'bookId');
  return bookOf(String(bookId)).id;
}
function marksIn(body: unknown): unknown {
  if (!Array.isArray(body)) throw new HttpError(400, 'body');
  for (const mark of body) check(isText(objectOf(mark, 'id', 'name', 'position').id), 'id');
  return body;
}
function positionIn(body: unknown): unknown {
  check(isText(objectOf(body, 'position').position, 4000), 'position');
  return body;
}
function storeLogs(body: unknown): Result {
  if (!Array.isArray(body) || body.length === 0) throw new HttpError(400, 'body');
  for (const one of body) {
    const log = objectOf(one, 'bookId', 'sessionId', 'deviceId', 'percentage', 'timestamp', 'source');
    for (const name of ['bookId', 'sessionId', 'deviceId']) check(isText(log[name]), name);
    check(isNumber(log.percentage, 100) && isNumber(log.timestamp, 99_999_999_999), 'percentage');
    check(log.source === 'web-bookshelf', 'source');
  }
  return [204];
}
function write(what: string, { caller, ids }: Call, value: unknown): Result {
  stored.set(`${what} ${caller.uid} ${bookOf(ids[0]).id}`, value);
  return [204];
}
function read(what: string, { caller, ids }: Call, otherwise: unknown): Result {
  return [200, stored.get(`${what} ${caller.uid} ${bookOf(ids[0]).id}`) ?? otherwise];
}
function remove(shelf: Map<string, object>, id: string, must: boolean): Result {
  if (!shelf.delete(bookOf(id).id) && must) throw new HttpError(404);
  return [204];
}
function open({ caller }: Call, body: object): Result {
  if (caller.opensBooks) return [200, { ...body, locked: [] }];
  return [403, { name: 'forbidden', message: 'A plan opens this book.', openedBy: 'plan' }];
}
function put(shelf: Map<string, object>, bookId: string): Result {
  shelf.set(bookId, { bookId, addedAt: new Date().toISOString(), lastReadAt: null, percentage: 0 });
  return [204];
}

function searchBooks({ query }: Call): Result {
  const age = whole(query, 'age', 0, 19, Number.NaN);
  for (const [name, allowed] of Object.entries(searchValues)) check(allowed.test(query.get(name) ?? ''), name);
  const all = findBooks(query).filter(({ ageFrom, ageTo }) => !(age < ageFrom || age > ageTo));
  const [limit, offset] = [whole(query, 'limit', 1, 100, 24), whole(query, 'offset', 0, 1_000_000, 0)];
  return [200, { data: all.slice(offset, offset + limit), meta: { totalCount: all.length } }];
}
function listShelf({ caller, ids, query }: Call): Result {
  return [200, [...shelfOf(ids[0] ?? '', caller).values()].slice(0, whole(query, 'limit', 1, 500, 500))];
}

/** All operations, with the parameters of their query. */
const routes: readonly (readonly [route: string, handle: (call: Call) => Result, query?: readonly string[]])[] = [
  ['GET /v1/books', searchBooks, [...Object.keys(searchValues), 'age', 'limit', 'offset']],
  ['GET /v1/books/:book', ({ ids }) => [200, bookOf(ids[0])]],
  ['GET /v1/books/:book/resources-url', (call) => open(call, { resourcesUrl: `${bookOf(call.ids[0]).fileUrl}/` })],
  ['GET /v1/books/:book/policy', (call) => open(call, { policy: `Policy=${bookOf(call.ids[0]).id}` })],
  ['GET /v1/entitlement', ({ caller: { opensBooks } }) => [200, { opensBooks, opensSignLanguage: opensBooks, openedBy: 'plan' }]],
  ['GET /v1/books/:book/bookmarks', (call) => read('marks', call, [])],
  ['POST /v1/books/:book/bookmarks', (call) => write('marks', call, marksIn(call.body))],
  ['GET /v1/books/:book/lastmark', (call) => read('last', call, { position: null })],
  ['POST /v1/books/:book/lastmark', (call) => write('last', call, positionIn(call.body))],
  ['POST /v2/readlogs', ({ body }) => storeLogs(body)],
  ['GET /v1/user/:user/books', listShelf, ['limit']],
  ['PUT /v1/user/:user/books', ({ caller, ids, body }) => put(shelfOf(ids[0] ?? '', caller), bookIn(body))],
  ['DELETE /v1/user/:user/books/:book', ({ caller, ids }) => remove(shelfOf(ids[0] ?? '', caller), ids[1] ?? '', false)],
  ['POST /v1/schoolUnits/:unit/books', ({ caller, ids, body }) => put(shelfOf(ids[0] ?? '', caller, true), bookIn(body))],
  ['DELETE /v1/schoolUnits/:unit/books/:book', ({ caller, ids }) => remove(shelfOf(ids[0] ?? '', caller, true), ids[1] ?? '', true)],
];

async function respond(request: IncomingMessage): Promise<Result> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const fits = (route: string) => RegExp(`^${route.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(`${request.method} ${pathname}`);
  const [route, handle, parameters = []] = found(routes.find(([one]) => fits(one)));
  const ids = fits(route)?.slice(1) ?? [];
  const caller = callers.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
  if (!caller) throw new HttpError(401);
  if (caller.uid === 'act' && /^POST \/v\d\/(books|readlogs)/.test(route)) throw new HttpError(403);
  for (const name of query.keys()) check(parameters.includes(name), name);
  for (const id of ids) check(id.length <= 64, 'id');
  // It has no ETags, so no caller has one to match.
  for (const name of ['idempotency-key', 'if-match']) check(String(request.headers[name] ?? '').length <= 255, name);
  check(Number(request.headers['lastmark-age'] ?? 0) >= 0, 'lastmark-age');
  const text = Buffer.concat(await request.toArray()).toString();
  return handle({ caller, ids, query, body: text === '' ? undefined : JSON.parse(text) });
}

/** The example service, not listening yet. */
export const libraryServer = createServer(async (request, response) => {
  const [status, body] = await respond(request).catch((reason: unknown): Result => {
    const error = reason instanceof HttpError ? reason : new HttpError(reason instanceof SyntaxError ? 400 : 500);
    const { status: errorStatus, message } = error;
    return [errorStatus, { name: names[errorStatus] ?? 'error', message }];
  });
  response.writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
});

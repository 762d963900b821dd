import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../core/configuration.ts';
import { failures } from '../core/results.ts';
import type { Send } from '../core/target.ts';
import { libraryServer } from '../example/libraryService.ts';
import { runSuite } from '../run/runSuite.ts';
import { librarySuite } from '../suites/library.ts';
import { type Finding, formatFinding } from '../verdicts/finding.ts';
import { thingsContract, thingsService, thingsSuite } from './things.ts';

/** A service with one fault: changes a request or its response. */
type Mutant = (request: Request, serve: Send) => Response | Promise<Response>;

const isBook = (request: Request): boolean => request.method === 'GET' && /\/v1\/books\/[^/]+$/.test(request.url);

/** Makes a mutant that changes the body of a book. */
const book =
  (change: (book: Record<string, unknown>) => unknown): Mutant =>
  async (request, serve) => {
    const response = await serve(request);
    if (!isBook(request) || response.status !== 200) return response;
    return Response.json(change(Object(await response.json())));
  };
const replaceResponse =
  (when: (request: Request, status: number) => boolean, make: (response: Response) => Response | Promise<Response>): Mutant =>
  async (request, serve) => {
    const response = await serve(request);
    return when(request, response.status) ? make(response) : response;
  };
const withToken = (request: Request, token: string): Request => {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(request, { headers });
};

type ExpectedFinding = Pick<Finding, 'rule' | 'operation' | 'place'>;
const caught = (rule: Finding['rule'], operation: string, place: string): ExpectedFinding => ({ rule, operation, place });

const libraryMutants: readonly (readonly [fault: string, mutant: Mutant, finding: ExpectedFinding, cause: RegExp])[] = [
  [
    'a wrong status',
    replaceResponse(
      (request, status) => isBook(request) && status === 200,
      async (response) => Response.json(await response.json(), { status: 201 }),
    ),
    caught('undocumented-status', 'getBook', 'answer status'),
    /201 is not documented/,
  ],
  ['a missing field', book(({ title: _, ...rest }) => rest), caught('missing-property', 'getBook', 'answer body /title'), /is missing/],
  [
    'an extra field',
    book((one) => ({ ...one, internalNotes: 'x' })),
    caught('unknown-property', 'getBook', 'answer body /internalNotes'),
    /not in the contract/,
  ],
  ['a wrong type', book((one) => ({ ...one, pages: '6' })), caught('wrong-type', 'getBook', 'answer body /pages'), /must be integer/],
  [
    'a wrong enum',
    book((one) => ({ ...one, layout: 'fixed' })),
    caught('wrong-value', 'getBook', 'answer body /layout'),
    /must be one of "reflowable"/,
  ],
  [
    'a nested wrong type',
    book((one) => ({ ...one, languages: { mainLanguage: 7 } })),
    caught('wrong-type', 'getBook', 'answer body /languages/mainLanguage'),
    /must be string/,
  ],
  [
    'an undocumented route',
    (request, serve) => (request.url.endsWith('/nobody-wrote-this') ? Response.json({}) : serve(request)),
    caught('undocumented-route', 'GET /nobody-wrote-this', 'request path'),
    /no such operation/,
  ],
  [
    'a wrong content type',
    replaceResponse(
      (request, status) => isBook(request) && status === 200,
      async (response) => new Response(await response.text(), { headers: { 'content-type': 'text/plain' } }),
    ),
    caught('undocumented-content-type', 'getBook', 'answer header Content-Type'),
    /must be application\/json/,
  ],
  [
    'broken JSON',
    replaceResponse(
      (request, status) => isBook(request) && status === 200,
      async (response) => new Response((await response.text()).slice(1), { headers: { 'content-type': 'application/json' } }),
    ),
    caught('malformed-body', 'getBook', 'answer body'),
    /is not JSON/,
  ],
  [
    'paging that ignores its offset',
    (request, serve) => serve(new Request(request.url.replace(/offset=\d+&?/, 'offset=0&').replace(/&$/, ''), request)),
    caught('wrong-paging', 'searchBooks', 'answer body /data/0'),
    /same row/,
  ],
  [
    'paging that ignores its limit',
    (request, serve) => serve(new Request(request.url.replace(/limit=[12](?!\d)/, 'limit=100'), request)),
    caught('wrong-paging', 'searchBooks', 'answer body /data'),
    /asks for 1/,
  ],
  [
    'no check of rights',
    (request, serve) =>
      serve(request.headers.get('authorization') === 'Bearer token-of-sam' ? withToken(request, 'token-of-tina') : request),
    caught('unexpected-status', 'addSchoolUnitBook', 'answer status'),
    /must be 403/,
  ],
  [
    'no check of tokens',
    (request, serve) => serve(request.headers.has('authorization') ? request : withToken(request, 'token-of-tina')),
    caught('unexpected-status', 'getBook', 'answer status'),
    /must be 401/,
  ],
  [
    '5xx on bad input',
    replaceResponse(
      (request, status) => request.method === 'POST' && status === 400,
      () => Response.json({}, { status: 500 }),
    ),
    caught('undocumented-status', 'replaceBookmarks', 'answer status'),
    /500 is not documented/,
  ],
  [
    'bad input that is accepted',
    replaceResponse(
      (request, status) => request.url.endsWith('/lastmark') && status === 400,
      () => new Response(null, { status: 204 }),
    ),
    caught('request-accepted', 'setLastmark', 'request position'),
    /is missing, and the request was accepted/,
  ],
  [
    'another error body',
    replaceResponse(
      (_, status) => status === 404,
      () => Response.json({ error: 'gone' }, { status: 404 }),
    ),
    caught('missing-property', 'getBook', 'answer body /name'),
    /is missing/,
  ],
  [
    'writes that are forgotten',
    (request, serve) =>
      request.method === 'POST' && request.url.endsWith('/bookmarks') && request.headers.get('authorization') === 'Bearer token-of-tina'
        ? replaceResponse(
            (_, status) => status === 204,
            () => new Response(null, { status: 204 }),
          )(request.clone(), async (one) =>
            serve(new Request(one.url, { method: 'POST', headers: one.headers, body: (await one.text()).startsWith('[') ? '[]' : '{' })),
          )
        : serve(request),
    caught('wrong-behaviour', 'listBookmarks', 'answer body /'),
    /list that was written last/,
  ],
  [
    'a limit of the contract that is refused',
    (request, serve) =>
      request.url.includes('limit=100') ? Response.json({ name: 'ValidationError', message: 'No.' }, { status: 400 }) : serve(request),
    caught('unexpected-status', 'searchBooks', 'answer status'),
    /must be 200, and is 400/,
  ],
  [
    'a connection that breaks',
    (request, serve) => {
      if (isBook(request)) throw new Error('socket hang up');
      return serve(request);
    },
    caught('no-answer', 'getBook', 'answer'),
    /the connection broke/,
  ],
];

const thing =
  (change: (thing: object, request: Request) => object, headers: Record<string, string> = { location: '/things/1' }): Mutant =>
  async (request, serve) => {
    const response = await serve(request);
    return response.status === 201 ? Response.json(change(Object(await response.json()), request), { status: 201, headers }) : response;
  };

const thingMutants: readonly (readonly [fault: string, mutant: Mutant, finding: ExpectedFinding, cause: RegExp])[] = [
  [
    'a leaked writeOnly property',
    thing((one) => ({ ...one, secret: 'hidden' })),
    caught('write-only-leaked', 'createThing', 'answer body /secret'),
    /writeOnly/,
  ],
  ['a missing header', thing((one) => one, {}), caught('missing-header', 'createThing', 'answer header Location'), /is missing/],
  [
    'a wrong header',
    thing((one) => one, { location: 'elsewhere' }),
    caught('wrong-header', 'createThing', 'answer header Location'),
    /elsewhere/,
  ],
  [
    'a readOnly property that is accepted',
    async (request, serve) => {
      const text = await request.text();
      const body = text.includes('"id":1') ? JSON.stringify({ name: 'One' }) : text;
      return serve(new Request(request.url, { method: request.method, headers: request.headers, ...(body !== '' && { body }) }));
    },
    caught('read-only-accepted', 'createThing', 'request id'),
    /readOnly, and the request was accepted/,
  ],
];

describe('a service with an injected fault', () => {
  let target: string;
  const config = readConfiguration(new URL('../example/library.conform.json', import.meta.url).pathname);
  const how = { allowWrites: true, strict: true, withExtensions: false };
  beforeAll(async () => {
    libraryServer.listen(0, '127.0.0.1');
    await once(libraryServer, 'listening');
    target = `http://127.0.0.1:${(libraryServer.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    libraryServer.close();
    libraryServer.closeAllConnections();
  });

  /** The scenarios that call an operation first: only they are run to catch its fault. */
  const scenariosOf: Readonly<Record<string, RegExp>> = {
    getBook: /a book is described/,
    searchBooks: /the catalogue/,
    addSchoolUnitBook: /gets a book/,
    replaceBookmarks: /bookmarks/,
    listBookmarks: /bookmarks/,
    setLastmark: /last position/,
  };
  const runLibrary = (mutant: Mutant, titlePattern = /^(?!.*(cover|highlight|are listed$|last positions|come with their books))/) =>
    runSuite(
      { ...librarySuite, scenarios: librarySuite.scenarios.filter(({ title }) => titlePattern.test(title)) },
      { base: target, send: async (request) => mutant(request, (one) => fetch(one)), timeout: 5000 },
      { ...how, withExtensions: true, configuration: config },
    );
  const runThings = (mutant: Mutant) =>
    runSuite(
      thingsSuite,
      { base: 'http://things', send: async (request) => mutant(request, thingsService), timeout: 5000 },
      { ...how, document: thingsContract, configuration: { tokens: { anybody: 'token' } } },
    );

  test('the services without a fault pass', async () => {
    expect(failures(await runLibrary((request, serve) => serve(request))).map(formatFinding)).toEqual([]);
    expect(failures(await runThings((request, serve) => serve(request))).map(formatFinding)).toEqual([]);
  });

  test.each(libraryMutants)('the library with %s is reported by operation, place and cause', async (_fault, mutant, finding, cause) => {
    const found = failures(await runLibrary(mutant, scenariosOf[finding.operation] ?? /a book is described/));
    expect(found).toContainEqual(expect.objectContaining({ ...finding, cause: expect.stringMatching(cause) }));
  });

  test.each(thingMutants)(
    'the things service with %s is reported by operation, place and cause',
    async (_fault, mutant, finding, cause) => {
      expect(failures(await runThings(mutant))).toContainEqual(
        expect.objectContaining({ ...finding, cause: expect.stringMatching(cause) }),
      );
    },
  );
});

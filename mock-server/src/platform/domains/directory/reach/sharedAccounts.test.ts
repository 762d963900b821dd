import { contractNames, operationsOf, readContract } from '@realmkit/contract-engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { annotationOf, uuidOf } from '../../../sandbox/testing/annotationOf.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../../../sandbox/testing/visitor.ts';

/** What is stored by the account while one person uses it. */
const word = 'skrivet-av-ett-barn';
const submission = 'se-submission-1';
const uuid = uuidOf(1);
const position = { ncxRef: 'chapter-1', URI: `text/${word}.xhtml`, timeOffset: 0, charOffset: 0 };
const writes: readonly (readonly [method: string, path: string, json: unknown])[] = [
  ['POST', '/library/v1/books/book-1/bookmarks', [{ id: 'b1', name: word, position }]],
  ['POST', '/library/v1/books/book-1/lastmark', { position: JSON.stringify(position) }],
  ['PUT', `/library/v1/books/book-1/annotations/${uuid}`, annotationOf(1, word)],
  ['PATCH', `/submissions/${submission}`, { status: 'InProgress', answers: { 'exercise-1-reading': { 0: { value: word } } } }],
];

/** How an account reads what it has stored, by operation; and the answer where that is nothing. */
const reads: Readonly<Record<string, readonly [path: string, status: number, body: unknown]>> = {
  listBookmarks: ['/library/v1/books/book-1/bookmarks', 200, []],
  getLastmark: ['/library/v1/books/book-1/lastmark', 200, { position: null, age: null }],
  listLastmarks: ['/library/v1/lastmarks', 200, []],
  listAnnotations: ['/library/v1/books/book-1/annotations', 200, expect.objectContaining({ items: [] })],
  getAnnotation: [`/library/v1/books/book-1/annotations/${uuid}`, 404, expect.anything()],
  listSubmissions: ['/submissions/', 200, expect.anything()],
  getSubmission: [`/submissions/${submission}`, 200, expect.objectContaining({ answers: {} })],
  exportMyData: ['/account/me/personalData', 403, expect.anything()],
};

/** What tells that a value was read: the word that was written, or how far a book was read, in the list of last positions. */
const traces = [word, '"percentage":'];

/** Returns the operations that read what those write which no account of several people may call: at their paths, and at those of their lists, also across books. */
function readersOfPersonalValues(): string[] {
  return contractNames.flatMap((name) => {
    const operations = operationsOf(readContract(name));
    const written = operations.filter(({ access }) => access.some(({ personal }) => personal)).map(({ path }) => path);
    const paths = new Set(
      written.flatMap((path) => [
        path,
        path.replace(/\{\w+\}$/, ''),
        path.replace(/\/\{\w+\}$/, ''),
        `${path.replace('/books/{bookId}', '')}s`,
      ]),
    );
    return operations.filter(({ method, path }) => method === 'get' && paths.has(path)).map(({ id }) => id);
  });
}

test('each operation that reads values of one person is asked below', () => {
  expect([...readersOfPersonalValues(), 'exportMyData'].sort()).toEqual(Object.keys(reads).sort());
});

describe.each(serviceDatabases)('an account of several people on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  test('reads nothing of what is stored from before, by no operation, and all of it when it is one person’s again', async () => {
    const { engine, tables } = sandbox.shards.eu;
    const { users } = tables;
    const token = await tokenOf(sandbox.app, 'se', 'student');
    const setShared = (sharedAccount: boolean) => engine.database.update(users).set({ sharedAccount }).where(eq(users.userName, 'student'));
    const readAll = () =>
      Promise.all(
        Object.entries(reads).map(async ([id, [path]]) => {
          const { status, body } = await ask(sandbox.app, 'GET', path, { token });
          return { id, status, body, isRead: traces.some((trace) => JSON.stringify(body).includes(trace)) };
        }),
      );
    for (const [method, path, json] of writes) {
      const request = method === 'PATCH' ? { text: JSON.stringify(json) } : { json };
      const { status, body } = await ask(sandbox.app, method, path, { token, ...request });
      expect([path, status, body]).toEqual([path, expect.toBeOneOf([200, 204]), body]);
    }
    const before = await readAll();
    expect(before.filter(({ isRead }) => !isRead)).toEqual([]);
    await setShared(true);
    expect(await readAll()).toEqual(Object.entries(reads).map(([id, [, status, body]]) => ({ id, status, body, isRead: false })));
    await setShared(false);
    expect((await readAll()).filter(({ isRead }) => !isRead)).toEqual([]);
  });
});

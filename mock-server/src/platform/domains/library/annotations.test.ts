import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Annotation, annotationOf, uuidOf } from '../../sandbox/testing/annotationOf.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs, type TestRequest, tokenOf } from '../../sandbox/testing/visitor.ts';

describe.each(serviceDatabases)('the annotations of the library on %s', (kind) => {
  let sandbox: TestSandbox;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await control('reset', { realm: 'se' });
    for (const name of ['superuser', 'teacher', 'student']) tokens[name] = await tokenOf(sandbox.app, 'se', name);
  });

  const control = (path: string, json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', `/__sandbox/${path}`, { json });
  const pathOf = (number: number, book = 'book-1') => `/v1/books/${book}/annotations/${uuidOf(number)}`;
  const call = (who: string, method: string, path: string, request: TestRequest = {}): Promise<Reply> =>
    ask(sandbox.app, method, `/library${path}`, { token: tokens[who], ...request });
  const put = (json: Annotation, headers: Record<string, string> = {}, who = 'student'): Promise<Reply> =>
    call(who, 'PUT', `/v1/books/book-1/annotations/${json.id.replace('urn:uuid:', '')}`, { json, headers });
  const listOf = async (who: string, book = 'book-1') => (await call(who, 'GET', `/v1/books/${book}/annotations`)).body.items;
  const tagOf = async (number: number) => (await call('student', 'GET', pathOf(number))).headers.get('etag') ?? '';

  test('highlights and notes are listed for whoever made them, by book, the oldest first', async () => {
    expect((await put(annotationOf(2, 'Varför?'))).status).toBe(204);
    expect((await put(annotationOf(1))).status).toBe(204);
    expect((await call('student', 'GET', '/v1/books/book-1/annotations')).body).toEqual({
      '@context': 'http://www.w3.org/ns/anno.jsonld',
      id: 'http://localhost:3000/library/v1/books/book-1/annotations',
      type: 'AnnotationPage',
      items: [annotationOf(1), annotationOf(2, 'Varför?')],
    });
    expect(await listOf('teacher')).toEqual([]);
    expect(await listOf('student', 'book-2')).toEqual([]);
    expect((await call('teacher', 'GET', pathOf(1))).status).toBe(404);
    expect((await call('teacher', 'DELETE', pathOf(1))).status).toBe(204);
    expect(await listOf('student')).toHaveLength(2);
  });

  test('of two devices that change the same note the second one gets 412, and the note of the first one is stored', async () => {
    expect((await put(annotationOf(1), { 'If-None-Match': '*' })).status).toBe(204);
    const tag = await tagOf(1);
    expect(tag).toMatch(/^"[\w-]{20,}"$/);
    const replies = await Promise.all(['a', 'b'].map((note) => put(annotationOf(1, note), { 'If-Match': tag })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 412]);
    const [first, second] = replies[0]?.status === 204 ? ['a', 'b'] : ['b', 'a'];
    expect(await listOf('student')).toEqual([annotationOf(1, first)]);
    // Its response was lost: the same request succeeds again.
    expect((await put(annotationOf(1, first), { 'If-Match': tag })).status).toBe(204);
    const reply = await put(annotationOf(1, second), { 'If-Match': await tagOf(1) });
    expect([reply.status, reply.headers.get('etag')]).toEqual([204, await tagOf(1)]);
    expect(await listOf('student')).toEqual([annotationOf(1, second)]);
  });

  test('an annotation is created once: another one of its id gets 412, and so does a change of one that is gone', async () => {
    const replies = await Promise.all(['a', 'b', 'c'].map((note) => put(annotationOf(1, note), { 'If-None-Match': '*' })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 412, 412]);
    const tag = await tagOf(1);
    expect((await call('student', 'DELETE', pathOf(1))).status).toBe(204);
    for (const ifMatch of [tag, '*']) expect((await put(annotationOf(1, 'd'), { 'If-Match': ifMatch })).status).toBe(412);
    expect(await listOf('student')).toEqual([]);
  });

  test('a note that was changed meanwhile is not deleted, and a deletion can be repeated', async () => {
    await put(annotationOf(1, 'a'));
    const tag = await tagOf(1);
    await put(annotationOf(1, 'b'));
    const remove = (headers = {}) => call('student', 'DELETE', pathOf(1), { headers });
    expect((await remove({ 'If-Match': tag })).status).toBe(412);
    expect(await listOf('student')).toEqual([annotationOf(1, 'b')]);
    for (const headers of [{ 'If-Match': await tagOf(1) }, { 'If-Match': tag }, {}]) expect((await remove(headers)).status).toBe(204);
    expect(await listOf('student')).toEqual([]);
  });

  test('a book has at most 1000 annotations of a person, and those that it has can still be changed', async () => {
    const { annotations } = sandbox.shards.eu.tables;
    const row = { realm: 'se' as const, userUid: 'se-user-6', bookId: 'book-1' };
    const rows = Array.from({ length: 999 }, (_, index) => ({
      ...row,
      annotationId: uuidOf(index),
      annotation: annotationOf(index),
    }));
    await sandbox.shards.eu.engine.database.insert(annotations).values(rows);
    const replies = await Promise.all([1001, 1002, 1003].map((number) => put(annotationOf(number))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      name: 'ConflictError',
      attributes: [{ attribute: 'body', reason: 'maxItems' }],
    });
    expect((await put(annotationOf(5, 'Varför?'))).status).toBe(204);
    expect(await listOf('student')).toHaveLength(1000);
    expect((await put(annotationOf(1004), {}, 'teacher')).status).toBe(204);
  });

  test.each<[fault: string, change: object, attribute: string, reason: string]>([
    ['the id of another one', { id: annotationOf(2).id }, 'id', 'const'],
    ['a note without text', { body: { type: 'TextualBody', value: '', format: 'text/plain' } }, 'value', 'minLength'],
    ['a note that is too long', { body: { type: 'TextualBody', value: 'a'.repeat(10_001), format: 'text/plain' } }, 'value', 'maxLength'],
    ['a note in HTML', { body: { type: 'TextualBody', value: '<b>', format: 'text/html' } }, 'format', 'const'],
    ['a colour that there is not', { target: { ...annotationOf(1).target, styleClass: 'red' } }, 'styleClass', 'enum'],
    ['a signed source', { target: { ...annotationOf(1).target, source: 'a.xhtml?Policy=p' } }, 'source', 'pattern'],
    ['one selector', { target: { ...annotationOf(1).target, selector: [annotationOf(1).target.selector[0]] } }, 'selector', 'minItems'],
    ['a property that there is not', { creator: 'Maja' }, 'creator', 'unevaluatedProperties'],
  ])('an annotation with %s is refused and not stored', async (_fault, change, attribute, reason) => {
    const { status, body } = await call('student', 'PUT', pathOf(1), { json: { ...annotationOf(1), ...change } });
    expect([status, body.attributes]).toEqual([400, expect.arrayContaining([{ attribute, reason }])]);
    expect(await listOf('student')).toEqual([]);
  });

  test('an unknown book has no annotations', async () => {
    expect((await call('student', 'GET', '/v1/books/book-0/annotations')).status).toBe(404);
    expect((await call('student', 'PUT', pathOf(1, 'book-0'), { json: annotationOf(1) })).status).toBe(404);
    expect((await call('student', 'DELETE', pathOf(1, 'book-0'))).status).toBe(404);
  });

  test('whoever acts as a person sees the annotations of that person, and writes none', async () => {
    await put(annotationOf(1));
    tokens.acting = (
      await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'superuser', { act_as: 'se-user-6' }))
    ).body.access_token;
    expect((await put(annotationOf(2), {}, 'acting')).status).toBe(403);
    expect((await call('acting', 'DELETE', pathOf(1))).status).toBe(403);
    expect(await listOf('acting')).toEqual([annotationOf(1)]);
    expect(await listOf('student')).toEqual([annotationOf(1)]);
    expect(await listOf('superuser')).toEqual([]);
  });

  test('a person’s export has their notes, and a restored person has them again', async () => {
    await put(annotationOf(1, 'Varför räknar han stjärnor?'));
    const exported = await ask(sandbox.app, 'GET', '/account/me/personalData', { token: tokens.student });
    expect(JSON.stringify(exported.body)).toContain('Varför räknar han stjärnor?');
    const user = '/customer-management/eu/users/se-user-6';
    expect((await ask(sandbox.app, 'DELETE', user, { token: tokens.superuser })).status).toBe(200);
    expect((await call('student', 'GET', '/v1/books/book-1/annotations')).status).toBe(401);
    expect((await ask(sandbox.app, 'POST', `${user}/restore`, { token: tokens.superuser })).status).toBe(204);
    tokens.student = await tokenOf(sandbox.app, 'se', 'student');
    expect(await listOf('student')).toEqual([annotationOf(1, 'Varför räknar han stjärnor?')]);
  });

  test('a snapshot brings annotations back', async () => {
    await put(annotationOf(1, 'before'));
    await control('snapshot', { name: 'notes' });
    await put(annotationOf(1, 'after'));
    await put(annotationOf(2));
    await control('restore', { name: 'notes' });
    expect(await listOf('student')).toEqual([annotationOf(1, 'before')]);
    await ask(sandbox.app, 'DELETE', '/__sandbox/snapshots/notes');
  });
});

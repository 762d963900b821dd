import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { ask, claimsOf, exchange, type Reply, signInAs, type TestRequest, tokenOf } from '../../sandbox/testing/visitor.ts';

const ids = (reply: Reply): string[] => reply.body.map(({ bookId }: { bookId: string }) => bookId);

describe.each(serviceDatabases)('the library on %s', (kind) => {
  let sandbox: TestSandbox;
  const tokens: Record<string, string> = {};
  const signIn = async (): Promise<void> => {
    for (const name of ['superuser', 'schooladmin', 'teacher', 'guardian', 'student', 'shared'])
      tokens[name] = await tokenOf(sandbox.app, 'se', name);
  };
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    await signIn();
  }, openingTime);
  afterAll(() => sandbox.close());

  const call = (who: string, method: string, path: string, request: TestRequest = {}): Promise<Reply> =>
    ask(sandbox.app, method, `/library${path}`, { token: tokens[who], ...request });
  const search = async (query: string): Promise<Reply> => call('student', 'GET', `/v1/books?${query}`);
  const titles = async (query: string): Promise<string[]> => (await search(query)).body.data.map(({ title }: { title: string }) => title);

  test('the catalogue contains at least forty books and is returned in pages', async () => {
    const { body } = await search('limit=10&offset=10');
    expect(body.data).toHaveLength(10);
    expect(body.meta.totalCount).toBeGreaterThanOrEqual(40);
  });

  test('a search matches word beginnings in title and author, with and without diacritics', async () => {
    expect((await titles('q=stjarn'))[0]).toBe('Pojken som räknade stjärnor');
    expect(await titles('q=ada%20north')).toEqual(['A Garden in a Bucket', 'The Lighthouse Letters', 'The Map under the Stairs']);
    expect(await titles('q=nobodywrotethis')).toEqual([]);
  });

  test('language, age, narration and sign language filter a search', async () => {
    const { body } = await search('language=sv&age=6&audio=true&signLanguage=true');
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Månen i fickan', 'Pojken som räknade stjärnor']);
    expect(body.data[0].properties).toEqual({ sentenceHighlighting: true, pictureInPicture: true });
  });

  test('a language finds its variants too, and no other language that begins alike', async () => {
    const found = async (language: string) => (await search(`language=${language}`)).body.meta.totalCount;
    expect(await found('SV')).toBe(await found('sv'));
    expect(await found('s')).toBe(0);
  });

  test('a book without files is found, says that it cannot be read, and counts in another number', async () => {
    const { data, meta } = (await search('limit=100')).body;
    const readable = data.filter((book: { fileUrl: string | null }) => book.fileUrl !== null);
    expect(data.map((book: { readable: boolean }) => book.readable)).toEqual(data.map((book: object) => readable.includes(book)));
    expect(meta).toMatchObject({ totalCount: data.length, readableCount: readable.length });
    expect(meta.readableCount).toBeLessThan(meta.totalCount);
    const idsOf = (books: readonly { id: string }[]) => books.map(({ id }) => id);
    const only = (await search('limit=100&readable=true')).body;
    expect(idsOf(only.data)).toEqual(idsOf(readable));
    expect(only.meta).toMatchObject({ totalCount: readable.length, readableCount: readable.length });
    const others = (await search('limit=100&readable=false')).body;
    expect(others.meta).toMatchObject({ totalCount: data.length - readable.length, readableCount: 0 });
    const one = others.data[0].id;
    expect((await call('student', 'GET', `/v1/books/${one}`)).body).toMatchObject({ readable: false, fileUrl: null });
  });

  test('a search says how many books other languages have for it', async () => {
    const { data, meta } = (await search('q=ada%20north&language=fi')).body;
    expect(data).toEqual([]);
    expect(meta).toEqual({ totalCount: 0, readableCount: 0, languages: [{ language: 'en', totalCount: 3, readableCount: 2 }] });
    const { languages } = (await search('limit=1')).body.meta;
    expect(languages).toContainEqual({ language: 'fi', totalCount: 6, readableCount: 0 });
    expect((await search('language=fi&readable=true')).body.meta.languages).not.toContainEqual(expect.objectContaining({ language: 'fi' }));
  });

  test('the age filter of a pupil leaves out the books for older children', async () => {
    const own = { token: await tokenOf(sandbox.app, 'se', 'teacher') };
    const setFilter = (ageFilter: number | null) =>
      ask(sandbox.app, 'PATCH', '/control-panel/v1/students/6', { ...own, json: { data: { ageFilter } } });
    const found = async (who: string) => {
      const { data, meta } = (await call(who, 'GET', '/v1/books?limit=100')).body;
      return { total: meta.totalCount, eldest: Math.max(...data.map(({ ageFrom }: { ageFrom: number }) => ageFrom)) };
    };
    const all = await found('student');
    expect(all.eldest).toBeGreaterThan(6);
    expect((await setFilter(6)).status).toBe(204);
    const filtered = await found('student');
    expect(filtered.eldest).toBe(6);
    expect(filtered.total).toBeLessThan(all.total);
    expect(await found('teacher')).toEqual(all);
    expect((await setFilter(null)).status).toBe(204);
    expect(await found('student')).toEqual(all);
  });

  test.each([
    ['title', true],
    ['-title', false],
  ])('titles sorted by %s are in the requested order', async (sort, up) => {
    const found = await titles(`sort=${sort}&language=en&limit=100`);
    const sorted = found.toSorted((one, other) => one.localeCompare(other, 'sv'));
    expect(found).toEqual(up ? sorted : sorted.reverse());
  });

  test('a book is returned with its metadata, and an unknown one is not found', { tags: ['admin §7 Library service.7'] }, async () => {
    const { body } = await call('student', 'GET', '/v1/books/book-1');
    expect(body).toMatchObject({ id: 'book-1', languages: { mainLanguage: 'sv' }, layout: 'reflowable' });
    expect((await call('student', 'GET', '/v1/books/book-0')).body.name).toBe('not_found');
  });

  test('the cover of a book requires no token', async () => {
    const { status, headers } = await ask(sandbox.app, 'GET', '/library/v1/books/book-7/cover');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
  });

  test('the resources URL points to the folder of the book', { tags: ['reader §3.42', 'reader §7 Library service.1'] }, async () => {
    expect((await call('student', 'GET', '/v1/books/book-1/resources-url')).body).toEqual({
      resourcesUrl: 'http://localhost:3000/book-content/book-1/',
      locked: [],
    });
  });

  test('bookmarks are replaced as a whole and belong to one user', { tags: ['reader §3.45'] }, async () => {
    const mark = (id: string) => ({
      id,
      name: 'Kapitel',
      position: { ncxRef: id, URI: 'text/chapter-1.xhtml', timeOffset: 1.5, charOffset: 3 },
    });
    expect((await call('student', 'POST', '/v1/books/book-1/bookmarks', { json: [mark('a'), mark('b')] })).status).toBe(204);
    expect((await call('student', 'POST', '/v1/books/book-1/bookmarks', { json: [mark('b')] })).status).toBe(204);
    expect((await call('student', 'GET', '/v1/books/book-1/bookmarks')).body).toEqual([mark('b')]);
    expect((await call('teacher', 'GET', '/v1/books/book-1/bookmarks')).body).toEqual([]);
  });

  test('of two tabs that have read the same bookmarks the second one gets 412, and the bookmark of the first one is stored', async () => {
    const path = '/v1/books/book-4/bookmarks';
    const mark = (id: string) => ({ name: id, id, position: { ncxRef: id, charOffset: 4 } });
    const tag = async () => (await call('student', 'GET', path)).headers.get('etag') ?? '';
    const write = (names: readonly string[], ifMatch: string) =>
      call('student', 'POST', path, { json: names.map(mark), headers: { 'if-match': ifMatch } });
    const empty = await tag();
    expect(empty).toMatch(/^"[\w-]{20,}"$/);
    const replies = await Promise.all([write(['a'], empty), write(['b'], empty)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 412]);
    const [first = '', second = ''] = replies[0]?.status === 204 ? ['a', 'b'] : ['b', 'a'];
    expect((await call('student', 'GET', path)).body).toEqual([mark(first)]);
    // Its response was lost: the same request succeeds again.
    expect((await write([first], empty)).status).toBe(204);
    expect((await write([first, second], await tag())).status).toBe(204);
    expect((await call('student', 'GET', path)).body).toEqual([mark(first), mark(second)]);
  });

  test('one of fifty concurrent lists of bookmarks is stored completely', async () => {
    const list = (index: number) => [1, 2, 3].map((id) => ({ id: String(id), name: `list ${index}`, position: { ncxRef: String(index) } }));
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => call('student', 'POST', '/v1/books/book-2/bookmarks', { json: list(index) })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
    const { body } = await call('student', 'GET', '/v1/books/book-2/bookmarks');
    expect(new Set(body.map(({ name }: { name: string }) => name)).size).toBe(1);
    expect(body).toHaveLength(3);
  });

  test('the last position is stored as it was sent', { tags: ['reader §3.46'] }, async () => {
    expect((await call('student', 'GET', '/v1/books/book-3/lastmark')).body).toEqual({ position: null, age: null });
    const position = JSON.stringify({ ncxRef: 'chapter-2', URI: 'text/chapter-2.xhtml', timeOffset: 3.25, charOffset: 40 });
    expect((await call('student', 'POST', '/v1/books/book-3/lastmark', { json: { position } })).status).toBe(204);
    expect((await call('student', 'GET', '/v1/books/book-3/lastmark')).body).toEqual({ position, age: expect.any(Number) });
  });

  describe('of the last positions of two devices', () => {
    const day = 24 * 3600;
    const post = async (position: string, age?: number, book = 'book-4'): Promise<number> => {
      const headers: Record<string, string> = age === undefined ? {} : { 'Lastmark-Age': String(age) };
      return (await call('student', 'POST', `/v1/books/${book}/lastmark`, { json: { position }, headers })).status;
    };
    const stored = async (book = 'book-4') => {
      const { position, age } = (await call('student', 'GET', `/v1/books/${book}/lastmark`)).body;
      // The age grows while the test runs, by far less than an hour.
      return [position, Math.floor(age / 3600)];
    };

    test('the one that was read later stays, whichever arrives first, and the other one gets 412', async () => {
      expect(await post('tablet', 3 * 3600)).toBe(204);
      expect(await post('laptop', 2 * 3600)).toBe(204);
      expect(await post('tablet', 3 * 3600)).toBe(412);
      // Sent again, it is no other position.
      expect(await post('laptop', 3 * 3600)).toBe(204);
      expect(await stored()).toEqual(['laptop', 2]);
    });

    test('one without an age is stored, as read at its arrival', async () => {
      expect(await post('anything')).toBe(204);
      expect(await stored()).toEqual(['anything', 0]);
      expect(await post('tablet', 3600)).toBe(412);
    });

    test('one counts as at most thirty days old, and an age is a number from 0', async () => {
      expect(await post('summer', 400 * day, 'book-5')).toBe(204);
      expect(await stored('book-5')).toEqual(['summer', 30 * 24]);
      expect(await post('winter', 31 * day, 'book-5')).toBe(204);
      expect(await post('tomorrow', -day, 'book-5')).toBe(400);
    });
  });

  test('read logs sent to the library or to the book backend appear on the shelf and count once', {
    tags: ['reader §7 Library service.7'],
  }, async () => {
    const log = { bookId: 'book-1', sessionId: 's1', deviceId: 'd1', percentage: 40, timestamp: 1_756_713_600, source: 'web-bookshelf' };
    expect((await call('student', 'POST', '/v2/readlogs', { json: [log, { ...log, percentage: 90 }] })).status).toBe(204);
    const read = async () => {
      const { body } = await call('student', 'GET', '/v1/user/se-user-6/books?limit=500');
      return body.find(({ bookId }: { bookId: string }) => bookId === 'book-1');
    };
    expect(await read()).toMatchObject({ percentage: 40, lastReadAt: '2025-09-01T08:00:00.000Z' });
    const later = { ...log, percentage: 55, timestamp: log.timestamp + 3 };
    expect((await ask(sandbox.app, 'POST', '/book-backend/readlogs', { token: tokens.student, json: [later] })).status).toBe(204);
    expect(await read()).toMatchObject({ percentage: 55, lastReadAt: '2025-09-01T08:00:03.000Z' });
    const others = { ...log, percentage: 99, timestamp: log.timestamp + 9 };
    expect((await call('teacher', 'POST', '/v2/readlogs', { json: [others] })).status).toBe(204);
    expect((await call('student', 'POST', '/v2/readlogs', { json: [{ ...others, bookId: 'book-2' }] })).status).toBe(204);
    expect(await read()).toMatchObject({ percentage: 55 });
  });

  test('the books with a last position are listed, the one that was read last first, each with how far it was read, and to nobody else', async () => {
    const position = JSON.stringify({ ncxRef: 'chapter-1' });
    const read = (book: string, age: number) =>
      call('guardian', 'POST', `/v1/books/${book}/lastmark`, { json: { position }, headers: { 'Lastmark-Age': String(age) } });
    const list = async (who: string, query = '') => {
      const { body } = await call(who, 'GET', `/v1/lastmarks${query}`);
      return body.map(({ book, percentage }: { book: { id: string }; percentage: number | null }) => [book.id, percentage]);
    };
    expect(await list('guardian')).toEqual([]);
    const log = { bookId: 'book-7', sessionId: 's1', deviceId: 'd1', percentage: 12.5, timestamp: 1_756_713_600, source: 'web-bookshelf' };
    expect(
      (await call('guardian', 'POST', '/v2/readlogs', { json: [log, { ...log, percentage: 42, timestamp: log.timestamp + 3 }] })).status,
    ).toBe(204);
    for (const reply of [await read('book-7', 7200), await read('book-4', 3600), await read('book-2', 9999)])
      expect(reply.status).toBe(204);
    expect(await list('guardian')).toEqual([
      ['book-4', null],
      ['book-7', 42],
      ['book-2', null],
    ]);
    expect((await read('book-2', 0)).status).toBe(204);
    expect(await list('guardian', '?limit=1')).toEqual([['book-2', null]]);
    const [first] = (await call('guardian', 'GET', '/v1/lastmarks')).body;
    expect(first).toEqual({
      bookId: 'book-2',
      position,
      age: expect.any(Number),
      percentage: null,
      book: (await call('guardian', 'GET', '/v1/books/book-2')).body,
    });
    expect(await list('schooladmin')).toEqual([]);
  });

  test('the entries of a shelf come with their books if they are asked for', async () => {
    const [school] = (await ask(sandbox.app, 'GET', '/account/me/organizations', { token: tokens.student })).body.data;
    for (const path of ['/v1/user/se-user-6/books', `/v1/schoolUnits/${school.uid}/books`]) {
      const [entry] = (await call('student', 'GET', path)).body;
      const book = (await call('student', 'GET', `/v1/books/${entry.bookId}`)).body;
      expect((await call('student', 'GET', `${path}?include=book&limit=1`)).body).toEqual([{ ...entry, book }]);
    }
  });

  test('a book is added to a shelf once and removed from it', { tags: ['admin §3.57'] }, async () => {
    const put = () => call('student', 'PUT', '/v1/user/se-user-6/books', { json: { bookId: 'book-9' } });
    const replies = await Promise.all(Array.from({ length: 20 }, put));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
    const shelf = ids(await call('student', 'GET', '/v1/user/se-user-6/books'));
    expect(shelf.filter((id) => id === 'book-9')).toHaveLength(1);
    expect((await call('student', 'DELETE', '/v1/user/se-user-6/books/book-9')).status).toBe(204);
    expect(ids(await call('student', 'GET', '/v1/user/se-user-6/books'))).not.toContain('book-9');
  });

  test.each([
    ['superuser', 204],
    ['schooladmin', 204],
    ['teacher', 204],
    ['guardian', 403],
    ['shared', 403],
  ])('a %s who adds a book to the shelf of a pupil gets %i', async (who, status) => {
    expect((await call(who, 'PUT', '/v1/user/se-user-6/books', { json: { bookId: 'book-4' } })).status).toBe(status);
  });

  test('a shared account has no bookshelf of its own', { tags: ['shell §6.10', 'admin §6.21'] }, async () => {
    const { status, body } = await call('shared', 'PUT', '/v1/user/se-user-7/books', { json: { bookId: 'book-4' } });
    expect([status, body.name]).toEqual([403, 'forbidden']);
  });

  test('an unknown book or user is not found', async () => {
    expect((await call('student', 'PUT', '/v1/user/se-user-6/books', { json: { bookId: 'book-0' } })).body.name).toBe('not_found');
    expect((await call('superuser', 'PUT', '/v1/user/se-user-none/books', { json: { bookId: 'book-4' } })).body.name).toBe('not_found');
  });

  test('the staff of a school manage its books', async () => {
    const [school] = (await ask(sandbox.app, 'GET', '/account/me/organizations', { token: tokens.student })).body.data;
    const path = `/v1/schoolUnits/${school.uid}/books`;
    expect((await call('student', 'POST', path, { json: { bookId: 'book-20' } })).body.name).toBe('forbidden');
    expect((await call('teacher', 'POST', path, { json: { bookId: 'book-20' } })).status).toBe(204);
    const ofPupil = await call('student', 'GET', path);
    expect(ofPupil).toMatchObject({ status: 200, body: expect.arrayContaining([expect.objectContaining({ bookId: 'book-20' })]) });
    expect((await call('teacher', 'DELETE', `${path}/book-20`)).status).toBe(204);
    expect((await call('teacher', 'DELETE', `${path}/book-20`)).status).toBe(404);
    expect((await call('student', 'DELETE', `${path}/book-1`)).status).toBe(403);
  });

  describe('the entitlement to books', () => {
    beforeEach(async () => {
      await control('reset', { realm: 'se' });
      await signIn();
      const family = { firstname: 'Maja', lastname: 'Holm', email: 'maja.holm@example.se', password: 'realmkit-demo', country: 'se' };
      await ask(sandbox.app, 'POST', '/account/register', { json: family });
      tokens.family = await tokenOf(sandbox.app, 'se', family.email);
    });

    const control = (path: string, json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', `/__sandbox/${path}`, { json });
    const manage = (method: string, path: string, json?: unknown): Promise<Reply> =>
      ask(sandbox.app, method, `/customer-management/eu${path}`, { token: tokens.superuser, json });
    /** Opens a book by each of the three calls, which agree: returns the status, and what is locked or what opens the book. */
    const opened = async (who: string, book = 'book-1') => {
      const replies = [
        await call(who, 'GET', `/v1/books/${book}/resources-url`),
        await call(who, 'GET', `/v1/books/${book}/policy`),
        await ask(sandbox.app, 'GET', `/book-backend/${book}/policy`, { token: tokens[who] }),
      ];
      const results = replies.map(({ status, body }) => (status === 200 ? body.locked : [status, body.name ?? body, body.openedBy]));
      expect(results).toEqual([results[0], results[0], results[0]]);
      return results[0];
    };
    const refused = (openedBy: 'plan' | 'school') => [403, 'forbidden', openedBy];
    const signLocked = [{ media: 'signLanguage', openedBy: 'plan' }];
    const signVideo = 'book-1/media/tsp/chapter-1.mp4';
    const file = async (path: string, policy: string): Promise<number> =>
      (await ask(sandbox.app, 'GET', `/book-content/${path}?${policy}`)).status;
    const policyOf = async (who: string): Promise<string> => (await call(who, 'GET', '/v1/books/book-1/policy')).body.policy;

    test('a family without a plan sees the catalogue, opens the sample book and no other one', async () => {
      const { body } = await call('family', 'GET', '/v1/books?limit=100');
      const samples = body.data.filter(({ sample }: { sample: boolean }) => sample);
      expect(samples.map(({ id, language }: { id: string; language: string }) => [id, language])).toEqual([['book-2', 'sv']]);
      expect(await opened('family', 'book-2')).toEqual([]);
      expect(await opened('family')).toEqual(refused('plan'));
      expect((await call('family', 'GET', '/v1/entitlement')).body).toEqual({
        opensBooks: false,
        opensSignLanguage: false,
        openedBy: 'plan',
      });
      const plans = await ask(sandbox.app, 'GET', '/payment/subscriptions', { token: tokens.family, headers: { 'X-Country': 'se' } });
      expect([plans.status, plans.body.data]).toEqual([200, []]);
    });

    test('an administrator’s period opens books to a person at once, and its end closes them, whatever their token says', async () => {
      const userUid = claimsOf(tokens.family ?? '').sub;
      const period = { type: 'polylino-consumer', startDate: '2025-01-01', endDate: null };
      const { legacyId } = (await manage('POST', '/userSubscriptionPeriods', { userUid, ...period })).body;
      expect(await opened('family')).toEqual(signLocked);
      await manage('POST', '/userSubscriptionPeriods', { userUid, ...period, type: 'polylino-sign-language' });
      expect(await opened('family')).toEqual([]);
      expect((await manage('PUT', `/userSubscriptionPeriods/${legacyId}`, { ...period, endDate: '2025-06-30' })).status).toBe(204);
      expect(await opened('family')).toEqual(refused('plan'));
    });

    test('the licence of a school opens books with sign language to everybody at it, and its end closes them', async () => {
      const atSchool = ['schooladmin', 'teacher', 'guardian', 'student', 'shared', 'superuser'];
      const openedByAll = async () => Object.fromEntries(await Promise.all(atSchool.map(async (who) => [who, await opened(who)])));
      expect(await openedByAll()).toEqual(Object.fromEntries(atSchool.map((who) => [who, []])));
      const { data } = (await manage('GET', '/schoolUnitSubscriptionPeriods?size=100')).body;
      for (const { legacyId, schoolUid } of data.filter(({ type }: { type: string }) => type !== 'begreppa'))
        expect((await manage('DELETE', `/schoolUnitSubscriptionPeriods/${legacyId}/${schoolUid}`)).status).toBe(204);
      expect(await openedByAll()).toEqual({
        schooladmin: refused('school'),
        teacher: refused('school'),
        guardian: refused('plan'),
        student: refused('school'),
        shared: refused('school'),
        superuser: [],
      });
    });

    test('a superuser who acts as a family opens what the family opens', async () => {
      const act = { act_as: claimsOf(tokens.family ?? '').sub };
      tokens.acting = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'superuser', act))).body.access_token;
      expect(await opened('acting')).toEqual(refused('plan'));
      expect(await opened('acting', 'book-2')).toEqual([]);
    });

    test('a policy without sign language opens no sign-language video, and stays good after the subscription has ended', async () => {
      tokens.consumer = await tokenOf(sandbox.app, 'se', 'consumer');
      const policy = await policyOf('consumer');
      expect(await file(signVideo, await policyOf('student'))).toBe(200);
      expect(await file(signVideo, policy)).toBe(403);
      expect(await file('book-1/media/sv/chapter-1.mp3', policy)).toBe(200);
      const userUid = claimsOf(tokens.consumer).sub;
      expect((await manage('DELETE', `/users/${userUid}`)).status).toBe(200);
      expect((await call('consumer', 'GET', '/v1/books/book-1/policy')).status).toBe(401);
      expect(await file('book-1/text/chapter-1.xhtml', policy)).toBe(200);
    });

    test('the console’s endpoint names who is entitled and why, with the source and the last day', async () => {
      const why = async (user: string) => (await ask(sandbox.app, 'GET', `/__sandbox/entitlement?realm=se&user=${user}`)).body;
      expect(await why('Student')).toMatchObject({
        opensBooks: true,
        isSuperuser: false,
        subscriptions: [{ name: 'Polylino Skola', source: { kind: 'schoolUnit', name: 'Björkskolan' }, endDate: '2031-06-30' }],
        sample: { id: 'book-2', title: 'Räven på väg hem' },
      });
      const consumer = await why('consumer');
      expect(consumer.subscriptions).toMatchObject([
        { name: 'Polylino Familj', source: { kind: 'own' }, endDate: null },
        { name: 'Polylino Familj', source: { kind: 'plan', name: 'Bibliotek' }, endDate: null },
      ]);
      expect(await why('superuser')).toMatchObject({ opensBooks: true, isSuperuser: true });
      expect(await why('maja.holm@example.se')).toMatchObject({ opensBooks: false, subscriptions: [], openedBy: 'plan' });
      expect(await why('nosuchuser')).toMatchObject({ name: 'not_found' });
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sortKey } from '../../../database/text/sortKey.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';

interface ListedUser {
  readonly uid: string;
  readonly legacyId: number;
  readonly name: string;
  readonly userName: string;
  readonly email?: string;
  readonly identifiers: { readonly value: string }[];
  readonly schoolAssociations: { readonly schoolUid: string; readonly role: string }[];
}

describe.each(serviceDatabases)('lists on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    token = await tokenOf(sandbox.app, 'se', 'superuser');
  }, openingTime);
  afterAll(() => sandbox.close());

  const list = (path: string, query: Readonly<Record<string, string | number>> = {}): Promise<Reply> =>
    ask(
      sandbox.app,
      'GET',
      `/customer-management/eu/${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
      { token },
    );
  const users = async (query: Readonly<Record<string, string | number>> = {}): Promise<{ data: ListedUser[]; total: number }> => {
    const { body } = await list('users', query);
    return { data: body.data, total: body.meta.totalItems };
  };
  /** Returns every user that a query finds, page by page. */
  const everyUser = async (query: Readonly<Record<string, string | number>>): Promise<ListedUser[]> => {
    const found: ListedUser[] = [];
    for (let page = 1; ; page++) {
      const { data } = await users({ ...query, size: 100, page });
      if (data.length === 0) return found;
      found.push(...data);
    }
  };
  const words = (user: ListedUser): string[] =>
    [user.userName, user.name, user.email ?? '', ...user.identifiers.map(({ value }) => value)]
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);

  test('the first page has the ten newest users and the exact total', async () => {
    const { data, total } = await users();
    expect(total).toBe(2500);
    expect(data.map(({ legacyId }) => legacyId)).toEqual([2500, 2499, 2498, 2497, 2496, 2495, 2494, 2493, 2492, 2491]);
  });

  test.each(['groups', 'schoolUnits', 'userGroups', 'users', 'userSchoolUnits'])(
    'the list %s returns its rows and their total',
    { tags: ['admin §3.63'] },
    async (path) => {
      const { body } = await list(path, { size: 2 });
      expect(Object.keys(body).sort()).toEqual(['data', 'meta']);
      expect(body.data).toHaveLength(2);
      expect(body.meta).toEqual({ totalItems: expect.any(Number) });
      expect(body.meta.totalItems).toBeGreaterThan(2);
    },
  );

  test('pages follow each other without gaps, and a page after the last one is empty', async () => {
    const all = await everyUser({ sort: 'id,asc' });
    expect(all.map(({ legacyId }) => legacyId)).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1));
    expect(await users({ page: 1_000_000, size: 100 })).toEqual({ data: [], total: 2500 });
  });

  test.each(['id', 'legacyId', 'userName', 'name', 'email'] as const)(
    'descending order by %s is the reverse of ascending order',
    { tags: ['admin §7 Customer management service.8'] },
    async (field) => {
      const up = await everyUser({ sort: `${field},asc` });
      const keys = up.map((user) =>
        field === 'id' || field === 'legacyId' ? String(user.legacyId).padStart(4, '0') : sortKey(user[field] ?? '', 'se'),
      );
      expect(keys.filter((key, index) => key < (keys[index - 1] ?? ''))).toEqual([]);
      const down = await everyUser({ sort: `${field},desc` });
      expect(up).toHaveLength(2500);
      expect(down.map(({ uid }) => uid)).toEqual(up.map(({ uid }) => uid).reverse());
    },
  );

  test('names are sorted by the rules of the realm’s language', async () => {
    const collator = new Intl.Collator('sv', { sensitivity: 'base' });
    const names = (await everyUser({ sort: 'name,asc' })).map(({ name }) => name);
    expect(names.slice(1).filter((name, index) => collator.compare(names[index] ?? '', name) > 0)).toEqual([]);
  });

  test('q finds exactly the users with words that start with its terms, regardless of case', {
    tags: ['admin §7 Customer management service.10'],
  }, async () => {
    const everyone = await everyUser({});
    for (const q of ['AND', 'berg', 'and ka', 'skola.ex']) {
      const terms = q.toLowerCase().split(' ');
      const found = await everyUser({ q });
      const expected = everyone.filter((user) =>
        terms.every(
          (word) => words(user).some((own) => own.startsWith(word)) || `${user.email} ${user.identifiers[0]?.value}`.includes(`@${word}`),
        ),
      );
      expect(found.map(({ uid }) => uid)).toEqual(expected.map(({ uid }) => uid));
      expect(found.length).toBeGreaterThan(0);
    }
  });

  test('qName searches only the name', { tags: ['admin §7 Customer management service.11'] }, async () => {
    expect((await users({ q: 'superuser' })).total).toBe(1);
    expect((await users({ qName: 'superuser' })).total).toBe(0);
    const { data } = await users({ qName: 'berggren mad' });
    expect(data.map(({ name }) => name)).toContain('Madeleine Berggren');
  });

  test('special characters of SQL and tsquery are treated as text', async () => {
    for (const q of ["'", "a'b", '\\', '|', '&', '!', ':*', '%', '"', 'a:*|b', ')(']) expect((await list('users', { q })).status).toBe(200);
    expect((await list('users', { q: '\0' })).body.attributes).toEqual([{ attribute: 'q', reason: 'pattern' }]);
  });

  test('filters are combined, and the role applies to the given school unit', {
    tags: ['admin §7 Customer management service.9'],
  }, async () => {
    const filtered = (filters: object) => everyUser({ filters: JSON.stringify(filters) });
    const everyone = await everyUser({});
    const having = (test: (user: ListedUser) => boolean) => everyone.filter(test).map(({ uid }) => uid);
    const at = (user: ListedUser, schoolUid: string, role?: string) =>
      user.schoolAssociations.some((one) => one.schoolUid === schoolUid && (role === undefined || one.role === role));
    expect((await filtered({ role: 'admin' })).map(({ uid }) => uid)).toEqual(
      having((user) => user.schoolAssociations.some(({ role }) => role === 'admin')),
    );
    expect((await filtered({ schoolUid: 'se-school-4' })).map(({ uid }) => uid)).toEqual(having((user) => at(user, 'se-school-4')));
    expect((await filtered({ schoolUid: 'se-school-4', role: 'guardian' })).map(({ uid }) => uid)).toEqual(
      having((user) => at(user, 'se-school-4', 'guardian')),
    );
    expect((await filtered({ groupUid: 'se-group-4', role: 'student' })).length).toBe(29);
    expect(await filtered({ schoolUid: 'se-school-404' })).toEqual([]);
  });

  test('search, filter and sort are combined, with the exact total on every page', {
    tags: ['admin §7 Customer management service.6', 'admin §7 Customer management service.7'],
  }, async () => {
    const query = { q: 'an', filters: '{"role":"student"}', sort: 'name,desc', size: 7 };
    const first = await users({ ...query, page: 1 });
    const second = await users({ ...query, page: 2 });
    const all = await everyUser({ ...query });
    const students = await everyUser({ filters: query.filters, sort: query.sort });
    expect(all).toEqual(students.filter((user) => words(user).some((word) => word.startsWith(query.q))));
    expect(first.data).toHaveLength(7);
    expect([first.total, second.total]).toEqual([all.length, all.length]);
    expect([...first.data, ...second.data].map(({ uid }) => uid)).toEqual(all.slice(0, 14).map(({ uid }) => uid));
  });

  test('totals and pages are up to date immediately after a write', async () => {
    const query = { filters: '{"schoolUid":"se-school-4","role":"student"}', sort: 'id,asc' };
    const before = await users(query);
    const [gone, next] = before.data;
    await ask(sandbox.app, 'DELETE', `/customer-management/eu/users/${gone?.uid}`, { token });
    const after = await users(query);
    expect(after.total).toBe(before.total - 1);
    expect(after.data[0]?.uid).toBe(next?.uid);
    expect((await users()).total).toBe(2499);
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    token = await tokenOf(sandbox.app, 'se', 'superuser');
    expect((await users(query)).total).toBe(before.total);
  });

  test.each([
    ['users', { sort: 'password,asc' }, [{ attribute: 'sort', reason: 'pattern' }]],
    ['users', { page: 0 }, [{ attribute: 'page', reason: 'minimum' }]],
    ['users', { size: 101 }, [{ attribute: 'size', reason: 'maximum' }]],
    ['users', { filters: '{"colour":"red"}' }, [{ attribute: 'filters', reason: 'unevaluatedProperties' }]],
    ['groups', { include: 'everything' }, [{ attribute: 'include', reason: 'enum' }]],
    ['userGroups', { q: 'a' }, [{ attribute: 'q', reason: 'unknown' }]],
  ])('the list %s refuses the query %o', async (path, query, attributes) => {
    const { status, body } = await list(path, query);
    expect([status, body.name, body.attributes]).toEqual([400, 'ValidationError', attributes]);
  });

  test('school units are searched by name, city and identifiers, filtered and sorted', {
    tags: ['admin §7 Customer management service.4'],
  }, async () => {
    const uids = async (query: Readonly<Record<string, string | number>>) =>
      (await list('schoolUnits', { size: 100, ...query })).body.data.map((unit: { uid: string }) => unit.uid);
    expect(await uids({ q: 'växjö' })).toContain('se-school-5');
    expect(await uids({ q: '73905204' })).toEqual(['se-school-4']);
    expect(await uids({ qName: 'växjö', filters: '{"type":"school"}' })).toEqual([]);
    expect(await uids({ filters: '{"parent":null}', sort: 'id,asc' })).toEqual([
      'se-school-1',
      'se-school-2',
      'se-school-3',
      'se-school-consumer',
    ]);
    expect(await uids({ filters: '{"parent":"se-school-1"}', sort: 'id,asc' })).toEqual([
      'se-school-4',
      'se-school-7',
      'se-school-10',
      'se-school-13',
    ]);
    expect(await uids({ filters: '{"active":false}' })).toEqual(['se-school-11']);
    for (const field of ['id', 'legacyId', 'name', 'type', 'status', 'city', 'pupilNumber'])
      expect(await uids({ sort: `${field},desc` })).toEqual((await uids({ sort: `${field},asc` })).reverse());
  });

  test('groups are searched by name and external id, filtered, sorted and shown with their school unit', {
    tags: ['admin §7 Customer management service.2', 'admin §7 Customer management service.3'],
  }, async () => {
    const groups = async (query: Readonly<Record<string, string | number>>) => (await list('groups', { size: 100, ...query })).body;
    expect((await groups({})).meta.totalItems).toBe(60);
    expect((await groups({ q: '2b-4' })).data.map((group: { uid: string }) => group.uid)).toEqual([]);
    expect((await groups({ q: '1a-4' })).data.map((group: { uid: string }) => group.uid)).toEqual(['se-group-1']);
    expect((await groups({ filters: '{"schoolUid":"se-school-4","type":"class"}' })).meta.totalItems).toBe(6);
    const [group] = (await groups({ filters: '{"schoolUid":"se-school-4"}', include: 'schoolUnit', sort: 'id,asc' })).data;
    expect(group).toMatchObject({
      name: 'Klass 1A',
      userCount: 31,
      schoolUnit: { uid: 'se-school-4', name: 'Björkskolan', type: 'school', active: true },
    });
    for (const field of ['id', 'groupId', 'name', 'type', 'typicalSchoolEntryYear'])
      expect((await groups({ sort: `${field},desc` })).data).toEqual((await groups({ sort: `${field},asc` })).data.reverse());
  });

  test('memberships and associations are listed as pairs', {
    tags: ['admin §1.10', 'admin §3.64', 'admin §7 Customer management service.5', 'admin §7 Customer management service.12'],
  }, async () => {
    const ofUser = await list('userSchoolUnits', { filters: '{"userUid":"se-user-3"}', sort: 'schoolName,asc' });
    expect(ofUser.body.data).toMatchObject([
      { userName: 'teacher', schoolUid: 'se-school-4', schoolName: 'Björkskolan', role: 'employee', active: true },
      { userName: 'teacher', schoolUid: 'se-school-7', role: 'employee', active: true },
    ]);
    const ofAdmin = await list('userSchoolUnits', { filters: '{"userUid":"se-user-2"}' });
    expect(ofAdmin.body.data).toMatchObject([{ schoolUid: 'se-school-1', schoolName: 'Umeå kommun', role: 'admin' }]);
    const inGroup = await list('userGroups', {
      filters: '{"groupUid":"se-group-4","schoolUid":"se-school-4"}',
      sort: 'userName,asc',
      size: 100,
    });
    expect(inGroup.body.data.map((pair: { userName: string }) => pair.userName)).toContain('student');
    expect(new Set(inGroup.body.data.map((pair: { groupName: string }) => pair.groupName))).toEqual(new Set(['Klass 2B']));
    expect(inGroup.body.meta.totalItems).toBe(inGroup.body.data.length);
    for (const [path, fields] of [
      ['userSchoolUnits', ['id', 'name', 'userName', 'schoolName', 'role']],
      ['userGroups', ['id', 'name', 'userName', 'groupName']],
    ] as const)
      for (const field of fields) expect((await list(path, { sort: `${field},asc` })).status).toBe(200);
  });
});

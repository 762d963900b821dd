import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../sandbox/testing/visitor.ts';

/** The sets that are saved as a whole: where they are read and written, and two changes that do not fit together. */
const sets = [
  {
    name: 'the groups of a person',
    read: '/control-panel/v2/users/6/groups',
    write: 'PUT /control-panel/v1/users/6/groups',
    body: (one: number) => ({ data: [4, one] }),
    members: (body: Reply['body']) => body.values.map(({ id }: { id: number }) => String(id)),
    expected: (one: number) => ['4', String(one)],
    written: 204,
  },
  {
    name: 'the roles of a user',
    read: '/customer-management/eu/users/se-user-6',
    write: 'PUT /customer-management/eu/users/se-user-6/schoolUnits',
    body: (one: number) => ({
      schoolAssociations: [
        { schoolUid: 'se-school-4', role: 'student' },
        { schoolUid: `se-school-${4 + 3 * one}`, role: 'student' },
      ],
    }),
    members: (body: Reply['body']) => body.schoolAssociations.map(({ schoolUid }: { schoolUid: string }) => schoolUid),
    expected: (one: number) => ['se-school-4', `se-school-${4 + 3 * one}`],
    written: 204,
  },
  {
    name: 'the identifiers of a school unit',
    read: '/customer-management/eu/schoolUnits/se-school-4',
    write: 'PATCH /customer-management/eu/schoolUnits/se-school-4',
    body: (one: number) => ({ name: `School ${one}`, identifiers: [{ type: 'schoolUnitCode', value: `code ${one}` }] }),
    members: (body: Reply['body']) => [body.name, ...body.identifiers.map(({ value }: { value: string }) => value)],
    expected: (one: number) => [`School ${one}`, `code ${one}`],
    written: 200,
  },
] as const;

const changed = { status: 412, body: { name: 'PreconditionFailedError' } };

describe.each(databaseKinds)('two administrators on %s', (kind) => {
  let sandbox: TestSandbox;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    for (const name of ['superuser', 'schooladmin']) tokens.set(name, await tokenOf(sandbox.app, 'se', name));
  });

  const as = (name: string, call: string, json?: unknown, ifMatch?: string): Promise<Reply> => {
    const [method = '', path = ''] = call.split(' ');
    return ask(sandbox.app, method, path, { token: tokens.get(name), json, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } });
  };
  const entries = async (): Promise<number> => (await as('superuser', 'GET /customer-management/eu/auditLogs?size=1')).body.meta.totalItems;

  describe.each(sets)('$name', ({ read, write, body, members, expected, written }) => {
    const get = (name = 'superuser') => as(name, `GET ${read}`);
    const tagOf = async (name?: string) => (await get(name)).headers.get('etag') ?? '';

    test('of two who have read the same set the second gets 412, nothing of the second is written, and the first one’s change stands', {
      tags: ['admin §7 Legacy control panel service.26'],
    }, async () => {
      const [first, second] = [await tagOf('superuser'), await tagOf('schooladmin')];
      expect(first).toMatch(/^"[\w-]{20,}"$/);
      expect((await as('superuser', write, body(1), first)).status).toBe(written);
      const logged = await entries();
      expect(await as('schooladmin', write, body(2), second)).toMatchObject(changed);
      expect([...members((await get()).body)].sort()).toEqual([...expected(1)].sort());
      expect(await entries()).toBe(logged);
      expect((await as('schooladmin', write, body(2), await tagOf('schooladmin'))).status).toBe(written);
      expect([...members((await get()).body)].sort()).toEqual([...expected(2)].sort());
    });

    test('of concurrent writes with one ETag only those succeed that ask for what the first one wrote', {
      tags: ['admin §7 Customer management service.50'],
    }, async () => {
      const tag = await tagOf();
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, index) => as(index % 2 ? 'superuser' : 'schooladmin', write, body((index % 2) + 1), tag)),
      );
      const winner = replies.findIndex(({ status }) => status === written);
      // Whoever asks for what the winner wrote has it already.
      expect(replies.map(({ status }) => status)).toEqual(replies.map((_, index) => (index % 2 === winner % 2 ? written : 412)));
      expect([...members((await get()).body)].sort()).toEqual([...expected((winner % 2) + 1)].sort());
    });

    test('a repeated write whose first response was lost succeeds', async () => {
      const tag = await tagOf();
      for (let attempt = 0; attempt < 2; attempt++) expect((await as('superuser', write, body(1), tag)).status).toBe(written);
    });

    test('a write without If-Match, or with *, replaces the set whatever it is', async () => {
      for (const [index, ifMatch] of [undefined, '*', undefined].entries()) {
        expect((await as('superuser', write, body(index + 1), ifMatch)).status).toBe(written);
        expect([...members((await get()).body)].sort()).toEqual([...expected(index + 1)].sort());
      }
    });

    test('the ETag is that of the set: it comes back with the set, and a weak one does not match', async () => {
      const before = await tagOf();
      await as('superuser', write, body(1));
      const after = await tagOf();
      await as('superuser', write, body(2));
      expect(after).not.toBe(before);
      await as('superuser', write, body(1));
      expect(await tagOf()).toBe(after);
      expect(await as('superuser', write, body(2), `W/${after}`)).toMatchObject(changed);
      expect((await as('superuser', write, body(2), `"another", ${after}`)).status).toBe(written);
    });
  });

  test('a page of the panel can read the ETag', async () => {
    const origin = 'http://realmkit.se.localhost:8080';
    const { headers } = await ask(sandbox.app, 'GET', '/customer-management/eu/users/se-user-6', {
      token: tokens.get('superuser'),
      headers: { origin },
    });
    expect(headers.get('access-control-expose-headers')?.split(', ')).toContain('ETag');
  });
});

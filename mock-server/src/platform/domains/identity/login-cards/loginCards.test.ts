import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, authorizeQuery, claimsOf, exchange, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';

const pupil = 'se-user-6';
const school = 'se-school-4';

describe.each(serviceDatabases)('login cards on %s', (kind) => {
  let sandbox: TestSandbox;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    for (const name of ['superuser', 'schooladmin', 'teacher', 'guardian', 'student'])
      tokens[name] = await tokenOf(sandbox.app, 'se', name);
  });

  const call = (method: string, path: string, json?: unknown, as = 'schooladmin'): Promise<Reply> =>
    ask(sandbox.app, method, `/customer-management/eu${path}`, { token: tokens[as], json });
  const holders = (filters: object, as?: string) =>
    call('GET', `/loginCards?size=100&sort=name,asc&filters=${encodeURIComponent(JSON.stringify(filters))}`, undefined, as);
  const print = (printUid: string, more: object = {}, as?: string) =>
    call('PUT', `/loginCardPrints/${printUid}`, { subject: { kind: 'user', uid: pupil }, method: 'qr', userUids: [pupil], ...more }, as);
  const cardOf = async (userUid: string): Promise<string> => (await call('POST', '/loginCards', { userUids: [userUid] })).body.data[0].uid;
  const codeOf = async (): Promise<string> => (await print(randomUUID())).body.data[0].code;
  const signIn = (card: string) => {
    const { query, verifier, redirectUri } = authorizeQuery('se');
    return ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form: { card } }).then((reply) => ({ reply, verifier, redirectUri }));
  };

  test('only the pupils of a school are listed with their login cards', async () => {
    const cardUid = await cardOf(pupil);
    const own = await holders({ userUid: pupil });
    expect(own.body.data).toMatchObject([{ userUid: pupil, userName: 'student', qrCodeLogin: true, card: { uid: cardUid } }]);
    const { status, body } = await holders({ schoolUid: school });
    expect(status).toBe(200);
    expect(new Set(body.data.map(({ schoolName }: { schoolName: string }) => schoolName))).toEqual(new Set([own.body.data[0].schoolName]));
    const students = await call('GET', `/users?filters=${encodeURIComponent(JSON.stringify({ schoolUid: school, role: 'student' }))}`);
    expect(body.meta.totalItems).toBe(students.body.meta.totalItems);
    expect((await holders({ userUid: 'se-user-3' })).body.data).toEqual([]);
  });

  test('a list filtered by group shows that group for each pupil', async () => {
    const { body } = await holders({ userUid: pupil });
    const [{ groupName }] = body.data;
    const groups = await call('GET', `/groups?size=100&q=${encodeURIComponent(groupName)}`);
    const { uid } = groups.body.data.find((one: { name: string; schoolUid: string }) => one.name === groupName && one.schoolUid === school);
    const members = (await holders({ groupUid: uid })).body.data;
    expect(members.map((one: { userUid: string }) => one.userUid)).toContain(pupil);
    expect(new Set(members.map((one: { groupName: string }) => one.groupName))).toEqual(new Set([groupName]));
  });

  test('a pupil logs in with the code of the printed card and gets amr qr', async () => {
    await cardOf(pupil);
    const { reply, ...proof } = await signIn(await codeOf());
    expect(reply.status).toBe(200);
    const code = new URL(reply.headers.get('x-redirect-location') ?? 'http://none').searchParams.get('code') ?? '';
    const { body } = await exchange(sandbox.app, 'se', { code, cookie: '', ...proof });
    expect(claimsOf(body.access_token)).toMatchObject({ sub: pupil, amr: ['qr'], acr: 'basic' });
  });

  test('the sign-in page accepts a card code, but not as a second factor', async () => {
    await cardOf(pupil);
    const card = await codeOf();
    const { query } = authorizeQuery('se');
    const entered = await ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, { form: { card } });
    expect(entered.status).toBe(303);
    const wrong = await ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, { form: { card: `${card}x` } });
    expect([wrong.status, wrong.body]).toEqual([401, expect.stringContaining('Det här kortet gäller inte.')]);
    const secure = authorizeQuery('se', { acr_values: 'secure' }).query;
    expect((await ask(sandbox.app, 'POST', `/__sandbox/identity?${secure}`, { form: { card } })).status).toBe(401);
    expect((await ask(sandbox.app, 'GET', `/__sandbox/identity?${secure}`)).body).not.toContain('name="card"');
  });

  test('a new login card voids the old one', async () => {
    await cardOf(pupil);
    const old = await codeOf();
    await cardOf(pupil);
    expect((await signIn(old)).reply.status).toBe(401);
    expect((await signIn(await codeOf())).reply.status).toBe(200);
  });

  test('a voided login card cannot log in and cannot be voided again', async () => {
    const cardUid = await cardOf(pupil);
    const code = await codeOf();
    expect((await call('DELETE', `/loginCards/${cardUid}`)).status).toBe(204);
    expect((await signIn(code)).reply.status).toBe(401);
    expect((await call('DELETE', `/loginCards/${cardUid}`)).status).toBe(404);
    expect((await print(randomUUID())).body.attributes).toEqual([{ attribute: 'userUids', reason: 'noCard' }]);
  });

  test('login cards are valid only while the school has QR login enabled', async () => {
    await cardOf(pupil);
    const code = await codeOf();
    await call('PATCH', `/schoolUnits/${school}`, { qrCodeLoginEnabled: false });
    expect((await signIn(code)).reply.status).toBe(401);
    expect((await holders({ userUid: pupil })).body.data).toMatchObject([{ qrCodeLogin: false }]);
    const refused = await call('POST', '/loginCards', { userUids: [pupil] });
    expect([refused.status, refused.body.attributes]).toEqual([400, [{ attribute: 'userUids', reason: 'qrCodeLoginDisabled' }]]);
    await call('PATCH', `/schoolUnits/${school}`, { qrCodeLoginEnabled: true });
    expect((await signIn(code)).reply.status).toBe(200);
  });

  test('a login card of another realm is invalid', async () => {
    await cardOf(pupil);
    const { query } = authorizeQuery('de');
    expect((await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form: { card: await codeOf() } })).status).toBe(401);
  });

  test('the login card of a deleted pupil is invalid', async () => {
    await cardOf(pupil);
    const code = await codeOf();
    await call('DELETE', `/users/${pupil}`);
    expect((await signIn(code)).reply.status).toBe(401);
  });

  test('only pupils can get login cards', async () => {
    for (const userUid of ['se-user-3', 'se-nobody']) {
      const { status, body } = await call('POST', '/loginCards', { userUids: [userUid] }, 'superuser');
      expect([status, body.attributes]).toEqual([400, [{ attribute: 'userUids', reason: 'unknown' }]]);
    }
  });

  test('only staff issue, list, void and print login cards, and admins only for their own schools', { tags: ['admin §6.30'] }, async () => {
    const cardUid = await cardOf(pupil);
    for (const as of ['guardian', 'student']) {
      expect((await call('POST', '/loginCards', { userUids: [pupil] }, as)).status).toBe(403);
      expect((await holders({}, as)).status).toBe(403);
      expect((await call('DELETE', `/loginCards/${cardUid}`, undefined, as)).status).toBe(403);
      for (const method of ['qr', 'pwd']) expect((await print(randomUUID(), { method }, as)).status).toBe(403);
    }
    const mine = (await holders({})).body.meta.totalItems;
    const everybody = (await holders({}, 'superuser')).body.meta.totalItems;
    expect(mine).toBeLessThan(everybody);
    const all: { userUid: string }[] = [];
    for (let page = 1; all.length < everybody; page += 1)
      all.push(...(await call('GET', `/loginCards?size=100&page=${page}`, undefined, 'superuser')).body.data);
    const visible = new Set<string>();
    for (let page = 1; visible.size < mine; page += 1)
      for (const { userUid } of (await call('GET', `/loginCards?size=100&page=${page}`)).body.data) visible.add(userUid);
    const foreign = all.find(({ userUid }) => !visible.has(userUid))?.userUid ?? '';
    expect((await call('POST', '/loginCards', { userUids: [pupil, foreign] })).status).toBe(403);
    expect((await holders({ userUid: pupil })).body.data).toMatchObject([{ card: { uid: cardUid } }]);
  });

  test('a print is logged once with actor, time, subject and number of cards', async () => {
    await cardOf(pupil);
    const uid = randomUUID();
    const first = await print(uid);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await print(uid)).body).toEqual(first.body);
    const { body } = await call('GET', `/loginCardPrints?filters=${encodeURIComponent(JSON.stringify({ subject: pupil }))}`);
    expect(body.data).toMatchObject([
      { uid, subject: { kind: 'user', uid: pupil }, method: 'qr', count: 1, printedBy: { uid: 'se-user-2' } },
    ]);
    expect((await print(uid, { method: 'pwd' })).status).toBe(409);
    expect((await print(randomUUID(), { method: 'pwd' })).body).toEqual({ data: [] });
    expect((await call('GET', '/loginCardPrints')).body.data.map(({ method }: { method: string }) => method)).toEqual(['pwd', 'qr']);
  });

  test('a print contains only pupils of its subject', async () => {
    await cardOf(pupil);
    const units: { uid: string }[] = (await call('GET', '/schoolUnits?size=100')).body.data;
    const other = units.find(({ uid }) => uid !== school)?.uid;
    const elsewhere = await print(randomUUID(), { subject: { kind: 'schoolUnit', uid: other } });
    expect(elsewhere.body.attributes).toEqual([{ attribute: 'userUids', reason: 'elsewhere' }]);
    expect((await print(randomUUID(), { subject: { kind: 'group', uid: 'se-group-none' } })).status).toBe(404);
    expect((await print(randomUUID(), { subject: { kind: 'schoolUnit', uid: school } })).status).toBe(200);
  });

  test('the audit log records who issued, printed and voided login cards, and contains no code', async () => {
    const cardUid = await cardOf(pupil);
    const code = await codeOf();
    await call('DELETE', `/loginCards/${cardUid}`);
    const { body } = await call('GET', `/users/${pupil}/auditLogs?size=3`);
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['voidLoginCard', 'printLoginCards', 'issueLoginCards']);
    expect(JSON.stringify(body)).not.toContain(code.split('.')[1]);
  });
});

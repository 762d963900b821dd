import { contractNames, operationsOf, readContract } from '@realmkit/contract-engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, authorizeQuery, exchange, type Reply, refresh, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

const day = 24 * 3600;
const recentOperations = contractNames
  .flatMap((name) => operationsOf(readContract(name)))
  .filter(({ access }) => access.some(({ recent }) => recent));

/** A call of each operation that needs a recent login, with the mails that it sends to the owner. */
const calls: Readonly<Record<string, readonly [method: string, path: string, json: unknown, subject: string]>> = {
  changeMyEmail: ['PUT', '/account/me/email', { email: 'ny@example.se' }, 'En annan e-postadress har angetts i ditt konto'],
  changeMyPassword: [
    'PUT',
    '/account/me/password',
    { currentPassword: 'realmkit-demo', password: 'en-annan-mening' },
    'Ditt lösenord har ändrats',
  ],
  deleteMe: ['DELETE', '/account/me', undefined, 'Ditt konto är raderat'],
  endMyOtherSessions: ['DELETE', '/account/me/sessions', undefined, 'Dina andra enheter är utloggade'],
  exportMyData: ['GET', '/account/me/personalData', undefined, 'Dina uppgifter har laddats ner'],
};

describe.each(serviceDatabases)('one’s own account on %s', (kind) => {
  let sandbox: TestSandbox;
  let address: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    const { users } = sandbox.shards.eu.tables;
    const isConsumer = eq(users.uid, 'se-user-5');
    const [consumer] = await sandbox.shards.eu.engine.database.update(users).set({ emailVerified: true }).where(isConsumer).returning();
    address = consumer?.email ?? '';
  });

  const advance = (seconds: number) => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: seconds } });
  const logIn = async (name: string, more = {}) => (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', name, more))).body;
  const send = (id: string, token: string): Promise<Reply> => {
    const [method = '', path = '', json] = calls[id] ?? [];
    return ask(sandbox.app, method, path, { token, json });
  };
  const mails = async (): Promise<{ id: string; recipient: string; subject: string; link: string }[]> =>
    (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body.data;
  const textOf = async (id: string): Promise<string> => (await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}?as=text`)).body;
  /** The mails so far, but for the receipts of the time that went by. */
  const notices = async () =>
    (await mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`).filter((mail) => !mail.includes(': Kvitto'));
  test('this test knows every operation that needs a recent login', () => {
    expect(recentOperations.map(({ id }) => id).toSorted()).toEqual(Object.keys(calls));
  });

  test.each(recentOperations.map(({ id }) => id))('%s needs a login of the last five minutes, however fresh the token is', async (id) => {
    const { refresh_token } = await logIn('consumer');
    await advance(301);
    const { access_token } = (await refresh(sandbox.app, 'se', refresh_token)).body;
    const refused = await send(id, access_token);
    expect([refused.status, refused.body.name]).toEqual([403, 'ReauthenticationRequired']);
    expect(await notices()).toEqual([]);
    expect((await send(id, (await logIn('consumer')).access_token)).status).toBeLessThan(300);
  });

  test.each(recentOperations.map(({ id }) => id))(
    '%s is told to the owner by a mail with a way to undo it and without a secret',
    async (id) => {
      expect((await send(id, await tokenOf(sandbox.app, 'se', 'consumer'))).status).toBeLessThan(300);
      const subject = calls[id]?.[3] ?? '';
      const mail = (await mails()).find((one) => one.subject === subject);
      expect(mail).toMatchObject({ recipient: address, link: expect.stringMatching(/^http[^?]+\/login(\/forgot-password)?$/) });
      expect(await textOf(mail?.id ?? '')).toContain('Om det inte var du');
    },
  );

  test.each(recentOperations.map(({ id }) => id))('%s is for nobody who acts as the person or shares the account', async (id) => {
    expect((await send(id, (await logIn('superuser', { act_as: 'se-user-5' })).access_token)).status).toBe(403);
    expect((await send(id, await tokenOf(sandbox.app, 'se', 'shared'))).status).toBe(403);
    expect(await notices()).toEqual([]);
  });

  test('a password that was reset by the link of a mail is told to the owner, without a recent login', async () => {
    await ask(sandbox.app, 'POST', '/account/password/requestReset', { json: { email: address, country: 'se' } });
    const token = new URL((await mails())[0]?.link ?? '').searchParams.get('token');
    const reset = { json: { token, password: 'en-annan-mening', country: 'se' } };
    expect((await ask(sandbox.app, 'POST', '/account/password/reset', reset)).status).toBe(204);
    expect((await notices())[0]).toBe(`${address}: Ditt lösenord har ändrats`);
  });

  test('a change of the address is told to the old one and to the new one', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'consumer');
    await send('changeMyEmail', token);
    const confirmUrl = (await mails()).find(({ recipient }) => recipient === 'ny@example.se')?.link;
    await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token, json: { confirmUrl } });
    const subject = 'E-postadressen till ditt konto har ändrats';
    expect((await notices()).slice(0, 2).toSorted()).toEqual([`${address}: ${subject}`, `ny@example.se: ${subject}`]);
  });

  test('an address that staff wrote and nobody confirmed gets no mail', async () => {
    const { users } = sandbox.shards.eu.tables;
    await sandbox.shards.eu.engine.database
      .update(users)
      .set({ emailVerified: false, emailByOwner: false })
      .where(eq(users.uid, 'se-user-5'));
    await send('exportMyData', await tokenOf(sandbox.app, 'se', 'consumer'));
    expect(await notices()).toEqual([]);
  });

  test('a password and an address that staff set are told to the person, who asks their school', async () => {
    const data = { email: 'ny@example.se', password: 'en-annan-mening' };
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    expect((await ask(sandbox.app, 'PATCH', '/control-panel/v1/employees/3', { token, json: { data } })).status).toBe(204);
    const [password, email] = await mails();
    expect([password?.subject, email?.subject]).toEqual(['Ditt lösenord har ändrats', 'E-postadressen till ditt konto har ändrats']);
    expect([password?.recipient, email?.recipient]).not.toContain('ny@example.se');
    expect(await textOf(password?.id ?? '')).toContain('Personal på din skola');
  });

  const restore = (password = 'realmkit-demo', username = 'consumer') =>
    ask(sandbox.app, 'POST', '/account/me/restore', { json: { username, password, country: 'se' } });
  const credentials = async (password = 'realmkit-demo') => {
    const { status, body } = await ask(sandbox.app, 'POST', `/auth/v1/authorize?${authorizeQuery('se').query}`, {
      form: { username: 'consumer', password },
    });
    return [status, body.name];
  };

  test('an account that its owner deletes is logged out, and comes back by name and password with its data', async () => {
    const { access_token: token, refresh_token } = await logIn('consumer');
    const before = (await ask(sandbox.app, 'GET', '/account/me', { token })).body;
    expect((await send('deleteMe', token)).status).toBe(204);
    expect((await ask(sandbox.app, 'GET', '/account/me', { token })).status).toBe(401);
    expect((await refresh(sandbox.app, 'se', refresh_token)).body.error).toBe('invalid_grant');
    expect(await credentials()).toEqual([403, 'DeletedAccountError']);
    expect(await credentials('wrong-password')).toEqual([401, 'InvalidCredentialsError']);
    expect((await restore('wrong-password')).status).toBe(401);
    await advance(29 * day);
    expect((await restore()).status).toBe(204);
    expect((await restore()).status).toBe(401);
    expect((await notices())[0]).toBe(`${address}: Ditt konto är tillbaka`);
    const again = await tokenOf(sandbox.app, 'se', 'consumer');
    expect((await ask(sandbox.app, 'GET', '/account/me', { token: again })).body).toEqual(before);
  });

  test('a deleted account is not restored after 30 days, nor by guessing', async () => {
    await send('deleteMe', await tokenOf(sandbox.app, 'se', 'consumer'));
    for (let time = 0; time < 10; time++) expect((await restore('wrong-password')).status).toBe(401);
    expect((await restore()).status).toBe(429);
    await advance(31 * day);
    expect((await restore()).status).toBe(401);
  });

  test('whom staff deleted cannot restore themselves, and learns nothing at the login', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    expect((await ask(sandbox.app, 'DELETE', '/customer-management/eu/users/se-user-5', { token })).status).toBe(200);
    expect(await credentials()).toEqual([401, 'InvalidCredentialsError']);
    expect((await restore()).status).toBe(401);
  });

  test('a restore says so if somebody else has the user name by now', async () => {
    await send('deleteMe', await tokenOf(sandbox.app, 'se', 'consumer'));
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    await ask(sandbox.app, 'PATCH', '/control-panel/v1/students/6', { token, json: { data: { username: 'Consumer' } } });
    expect(await restore()).toMatchObject({ status: 409, body: { attributes: [{ attribute: 'username', reason: 'unique' }] } });
  });

  test('a school answers for the accounts of its people, until it is active no more', async () => {
    for (const name of ['teacher', 'student', 'guardian', 'superuser']) {
      const { status, body } = await send('deleteMe', await tokenOf(sandbox.app, 'se', name));
      expect([name, status, body.name]).toEqual([name, 403, 'SchoolAccountError']);
    }
  });

  test('other sign-ins end, and the one that asks goes on', async () => {
    const [here, elsewhere] = [await logIn('consumer'), await logIn('consumer')];
    await send('endMyOtherSessions', here.access_token);
    const later = [here, elsewhere].map(({ refresh_token }) => refresh(sandbox.app, 'se', refresh_token));
    expect((await Promise.all(later)).map(({ status }) => status)).toEqual([200, 400]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, authorizeQuery, claimsOf, exchange, type Reply, refresh, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

/** The tokens of a login, and the cookie of its browser. */
interface Login {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly cookie: string;
}

describe.each(serviceDatabases)('the end of a login on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await send('POST', '/__sandbox/reset', { json: { realm: 'se' } });
    await send('POST', '/__sandbox/clock', { json: { reset: true } });
  });

  const send = (method: string, path: string, request: Parameters<typeof ask>[3] = {}): Promise<Reply> =>
    ask(sandbox.app, method, path, request);
  const logIn = async (name: string, more: Readonly<Record<string, string>> = {}): Promise<Login> => {
    const signIn = await signInAs(sandbox.app, 'se', name, more);
    return { ...(await exchange(sandbox.app, 'se', signIn)).body, cookie: signIn.cookie };
  };
  const manage = async (method: string, path: string, json?: unknown): Promise<void> => {
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    expect((await send(method, path, { token, json })).status).toBeLessThan(300);
  };
  const useOf = ({ access_token: token }: Login): Promise<Reply> => send('GET', '/account/me', { token });
  const tables = () => sandbox.shards.eu.tables;
  const database = () => sandbox.shards.eu.engine.database;
  const users = '/customer-management/eu/users';
  const logOut = ({ id_token }: Login) => send('GET', `/auth/logout?id_token_hint=${id_token}`);
  const changePassword = ({ access_token: token }: Login) =>
    send('PUT', '/account/me/password', { token, json: { currentPassword: 'realmkit-demo', password: 'en-annan-mening' } });
  const newestLink = async () => (await send('GET', '/__sandbox/mails/links?realm=se')).body.data[0].link;

  /** The ways in which a login ends, with who is logged in. */
  const ends: readonly (readonly [what: string, who: string, end: (login: Login) => Promise<unknown>])[] = [
    ['the log-out', 'teacher', logOut],
    [
      'the log-out by the question of the page',
      'teacher',
      ({ cookie }) => send('POST', '/__sandbox/identity/logout', { form: {}, headers: { cookie } }),
    ],
    [
      'a login as somebody else in the same browser',
      'teacher',
      ({ cookie }) =>
        send('POST', `/auth/v1/authorize?${authorizeQuery('se').query}`, {
          form: { username: 'guardian', password: 'realmkit-demo' },
          headers: { cookie },
        }),
    ],
    ['a password that is changed on another device', 'teacher', async () => changePassword(await logIn('teacher'))],
    [
      'a password that is chosen anew by a link',
      'teacher',
      async (login) => {
        const { email } = (await useOf(login)).body;
        await send('POST', '/account/password/requestReset', { json: { email, country: 'se' } });
        const token = new URL(await newestLink()).searchParams.get('token');
        await send('POST', '/account/password/reset', { json: { token, password: 'en-annan-mening', country: 'se' } });
      },
    ],
    [
      'an address that is changed on another device',
      'guardian',
      async () => {
        const { access_token: token } = await logIn('guardian');
        await send('PUT', '/account/me/email', { token, json: { email: 'ny.adress@example.se' } });
        await send('POST', '/account/email/confirmValidation', { token, json: { confirmUrl: await newestLink() } });
      },
    ],
    [
      'the end of the other logins, asked for on another device',
      'guardian',
      async () => send('DELETE', '/account/me/sessions', { token: (await logIn('guardian')).access_token }),
    ],
    [
      'the deletion of the own account',
      'consumer',
      async () => send('DELETE', '/account/me', { token: (await logIn('consumer')).access_token }),
    ],
    [
      'a password that staff set',
      'student',
      () => manage('PATCH', '/control-panel/v1/students/6', { data: { password: 'en-annan-mening' } }),
    ],
    ['the deletion of the user', 'student', () => manage('DELETE', `${users}/se-user-6`)],
    ['the deletion of the person', 'student', () => manage('DELETE', '/control-panel/v1/students/6')],
    [
      'a deletion, also after the restore',
      'student',
      async () => {
        await manage('DELETE', `${users}/se-user-6`);
        await manage('POST', `${users}/se-user-6/restore`);
      },
    ],
    ['a role of staff that is taken away', 'teacher', () => manage('DELETE', `${users}/se-user-3/schoolUnits/se-school-4`)],
    [
      'the role of an administrator that becomes another one',
      'schooladmin',
      () => manage('PUT', `${users}/se-user-2/schoolUnits/se-school-1`, { role: 'employee' }),
    ],
    [
      'the last school unit that becomes inactive',
      'student',
      () => database().update(tables().schoolUnits).set({ active: false }).where(eq(tables().schoolUnits.uid, 'se-school-4')),
    ],
    [
      'a refresh token that is used again',
      'teacher',
      async ({ refresh_token }) => {
        await refresh(sandbox.app, 'se', refresh_token);
        await send('POST', '/__sandbox/clock', { json: { advance: 11 } });
        await refresh(sandbox.app, 'se', refresh_token);
      },
    ],
    ['a reset of the realm', 'teacher', () => send('POST', '/__sandbox/reset', { json: { realm: 'se' } })],
  ];

  const expectEnded = async (login: Login) => {
    const { status, body } = await useOf(login);
    expect([status, body.message]).toEqual([401, 'The access token has expired, or its login has ended.']);
    expect((await refresh(sandbox.app, 'se', login.refresh_token)).body.error).toBe('invalid_grant');
  };

  test.each(ends)('%s ends the access token of %s at once, in the words of one that has expired', async (_what, who, end) => {
    const login = await logIn(who);
    expect((await useOf(login)).status).toBe(200);
    await end(login);
    await expectEnded(login);
  });

  test('a code that is used twice ends the tokens of its first use', async () => {
    const signIn = await signInAs(sandbox.app, 'se', 'teacher');
    const { body } = await exchange(sandbox.app, 'se', signIn);
    await exchange(sandbox.app, 'se', signIn);
    await expectEnded(body);
  });

  test('a superuser’s access token ends with the right, and the next one has no such scope', async () => {
    const login = await logIn('superuser');
    await database().update(tables().users).set({ superuser: false }).where(eq(tables().users.uid, 'se-user-1'));
    expect((await useOf(login)).status).toBe(401);
    const { body } = await refresh(sandbox.app, 'se', login.refresh_token);
    expect(claimsOf(body.access_token).scope).toBe('openid profile');
  });

  test('the login that changes its own password goes on, and so do those of others', async () => {
    const [own, colleague] = [await logIn('teacher'), await logIn('schooladmin')];
    await changePassword(own);
    expect([(await useOf(own)).status, (await useOf(colleague)).status]).toEqual([200, 200]);
  });

  test('an access token outlives the browser session of its login', async () => {
    const login = await logIn('teacher');
    await send('POST', '/__sandbox/clock', { json: { advance: 12.5 * 3600 } });
    const { body } = await refresh(sandbox.app, 'se', login.refresh_token);
    expect((await useOf(body)).status).toBe(200);
  });

  describe('somebody who acts as another user', () => {
    const ofAdmin: readonly (readonly [what: string, end: (acting: Login) => Promise<unknown>])[] = [
      ['they log out', logOut],
      ['their password is changed', async () => changePassword(await logIn('schooladmin'))],
      ['they are deleted', () => manage('DELETE', `${users}/se-user-2`)],
      ['they are no administrators any more', () => manage('PUT', `${users}/se-user-2/schoolUnits/se-school-1`, { role: 'employee' })],
      [
        'the role by which they act is gone, whoever took it away',
        () => database().update(tables().associations).set({ role: 'employee' }).where(eq(tables().associations.userUid, 'se-user-2')),
      ],
      [
        'the other user comes to a school of others',
        () => manage('PUT', `${users}/se-user-6/schoolUnits/se-school-5`, { role: 'student' }),
      ],
      [
        'the other user becomes a superuser',
        () => database().update(tables().users).set({ superuser: true }).where(eq(tables().users.uid, 'se-user-6')),
      ],
      ['the other user is deleted', () => manage('DELETE', `${users}/se-user-6`)],
    ];

    test.each(ofAdmin)('stops at once when %s', async (_what, end) => {
      const acting = await logIn('schooladmin', { act_as: 'se-user-6' });
      expect((await useOf(acting)).body.uid).toBe('se-user-6');
      await end(acting);
      await expectEnded(acting);
    });

    test('stops at once when they are no superuser any more', async () => {
      const acting = await logIn('superuser', { act_as: 'se-user-6' });
      await database().update(tables().users).set({ superuser: false }).where(eq(tables().users.uid, 'se-user-1'));
      await expectEnded(acting);
    });
  });
});

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, authorizeQuery, claimsOf, exchange, refresh, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';
import { userSearchColumns } from '../../directory/rows/userRow.ts';

const newGuardian = { firstname: 'Maja', lastname: 'Holm', email: 'maja.holm@example.se', password: 'en-lang-mening', country: 'se' };

describe.each(serviceDatabases)('the account service on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
  });

  test('GET /me returns the profile of the user who is logged in', {
    tags: ['shell §3.11', 'shell §7 Account service.2', 'admin §7 Account service.1'],
  }, async () => {
    const { status, body } = await ask(sandbox.app, 'GET', '/account/me', { token: await tokenOf(sandbox.app, 'se', 'teacher') });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uid: 'se-user-3',
      username: 'teacher',
      emailVerified: true,
      sharedAccount: false,
      hidePasswordChange: false,
    });
    expect(body.email).toMatch(/@skola\.example\.se$/);
    expect(Object.keys(body).toSorted()).toEqual([
      'email',
      'emailVerified',
      'firstname',
      'hidePasswordChange',
      'identifiers',
      'lastname',
      'locale',
      'sharedAccount',
      'speakingBookRights',
      'time_zone',
      'uid',
      'username',
    ]);
  });

  test('the profile of a shared account hides the password change', async () => {
    const { body } = await ask(sandbox.app, 'GET', '/account/me', { token: await tokenOf(sandbox.app, 'se', 'shared') });
    expect(body).toMatchObject({ firstname: 'Klass', lastname: '2B', email: null, sharedAccount: true, hidePasswordChange: true });
  });

  test('each realm has its own users under the same user names', async () => {
    const us = await ask(sandbox.app, 'GET', '/account/me', { token: await tokenOf(sandbox.app, 'us', 'teacher') });
    const de = await ask(sandbox.app, 'GET', '/account/me', { token: await tokenOf(sandbox.app, 'de', 'teacher') });
    expect([us.body.uid, de.body.uid]).toEqual(['us-user-3', 'de-user-3']);
    expect(us.body.lastname).not.toBe(de.body.lastname);
  });

  test('the organisations of a user are listed page by page in the order of their names', {
    tags: ['shell §3.12', 'shell §7 Account service.5', 'admin §7 Account service.3'],
  }, async () => {
    const token = await tokenOf(sandbox.app, 'se', 'teacher');
    const whole = await ask(sandbox.app, 'GET', '/account/me/organizations', { token });
    expect(whole.body).toEqual({
      data: [
        { uid: 'se-school-4', name: 'Björkskolan', role: 'employee', active: true },
        { uid: 'se-school-7', name: 'Ängsskolan', role: 'employee', active: true },
      ],
      meta: { totalCount: 2 },
    });
    const part = await ask(sandbox.app, 'GET', '/account/me/organizations?limit=1&offset=1', { token });
    expect(part.body).toEqual({ data: [whole.body.data[1]], meta: { totalCount: 2 } });
  });

  test('the groups of a user are listed with the organisation they belong to', {
    tags: ['shell §7 Account service.7', 'admin §7 Account service.5'],
  }, async () => {
    const { body } = await ask(sandbox.app, 'GET', '/account/me/groups', { token: await tokenOf(sandbox.app, 'se', 'student') });
    expect(body).toEqual({
      data: [{ uid: 'se-group-4', name: 'Klass 2B', organizationUid: 'se-school-4', active: true }],
      meta: { totalCount: 1 },
    });
  });

  test('a consumer belongs only to the consumer school unit of the realm', async () => {
    const { body } = await ask(sandbox.app, 'GET', '/account/me/organizations', { token: await tokenOf(sandbox.app, 'se', 'consumer') });
    expect(body.data).toEqual([{ uid: 'se-school-consumer', name: 'Familjekonton', role: 'guardian', active: true }]);
  });

  test('the account service requires a valid token', async () => {
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic dGVhY2hlcjp4' }]) {
      const { status, body } = await ask(sandbox.app, 'GET', '/account/me', { headers });
      expect([status, body.name]).toEqual([401, 'unauthorized']);
    }
  });

  test('a page size outside of the contract is refused', async () => {
    const { status, body } = await ask(sandbox.app, 'GET', '/account/me/groups?limit=101', {
      token: await tokenOf(sandbox.app, 'se', 'student'),
    });
    expect([status, body.attributes]).toEqual([400, [{ attribute: 'limit', reason: 'maximum' }]]);
  });

  describe('password change', () => {
    const change = { currentPassword: 'realmkit-demo', password: 'en-annan-mening' };
    const put = (token: string, json: Readonly<Record<string, string>> = change) =>
      ask(sandbox.app, 'PUT', '/account/me/password', { token, json });
    const signedIn = async (username: string, more = {}) =>
      (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', username, more))).body;
    const isRefused = async (password: string): Promise<boolean> =>
      signInAs(sandbox.app, 'se', 'teacher', {}, password).then(
        () => false,
        () => true,
      );

    test('a user who knows the current password changes it and logs in with the new one', async () => {
      const { status } = await put(await tokenOf(sandbox.app, 'se', 'teacher'));
      expect(status).toBe(204);
      expect([await isRefused('realmkit-demo'), await isRefused(change.password)]).toEqual([true, false]);
    });

    test('a password change requires the current password', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'teacher');
      expect(await put(token, { ...change, currentPassword: 'guessed-it' })).toMatchObject({
        status: 400,
        body: { name: 'ValidationError', attributes: [{ attribute: 'currentPassword', reason: 'incorrect' }] },
      });
      expect(await isRefused('realmkit-demo')).toBe(false);
    });

    test('a password change waits after ten wrong current passwords', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'teacher');
      for (let time = 0; time < 10; time++) expect((await put(token, { ...change, currentPassword: 'guessed-it' })).status).toBe(400);
      const refused = await put(token);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
      // Counted for this login alone.
      expect(await isRefused('realmkit-demo')).toBe(false);
    });

    test('a new password has at least 8 characters', async () => {
      const { status, body } = await put(await tokenOf(sandbox.app, 'se', 'teacher'), { ...change, password: 'sju-bok' });
      expect([status, body.attributes]).toEqual([400, [{ attribute: 'password', reason: 'minLength' }]]);
    });

    test('a password change revokes the other sessions of the user and of no other user', async () => {
      const here = await signedIn('teacher');
      const elsewhere = await signedIn('teacher');
      const colleague = await signedIn('schooladmin');
      await put(here.access_token);
      const used = [here, elsewhere, colleague].map(({ access_token: token }) => ask(sandbox.app, 'GET', '/account/me', { token }));
      expect((await Promise.all(used)).map(({ status }) => status)).toEqual([200, 401, 200]);
      const later = [here, elsewhere, colleague].map(({ refresh_token }) => refresh(sandbox.app, 'se', refresh_token));
      expect((await Promise.all(later)).map(({ status }) => status)).toEqual([200, 400, 200]);
      expect(await isRefused(change.password)).toBe(false);
    });

    test('a password change also revokes sessions in which the user impersonates another user', async () => {
      const acting = await signedIn('superuser', { act_as: 'se-user-6' });
      const { access_token } = await signedIn('superuser');
      await put(access_token);
      expect((await ask(sandbox.app, 'GET', '/account/me', { token: acting.access_token })).status).toBe(401);
      expect((await refresh(sandbox.app, 'se', acting.refresh_token)).body.error).toBe('invalid_grant');
    });

    test('one of two concurrent password changes wins', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'teacher');
      const both = await Promise.all(['en-annan-mening', 'en-tredje-mening'].map((password) => put(token, { ...change, password })));
      expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
    });

    test('a password change that is repeated after a lost response gets the same response', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'teacher');
      expect([(await put(token)).status, (await put(token)).status]).toEqual([204, 204]);
    });

    test('a shared account cannot change its own password', async () => {
      const { status, body } = await put(await tokenOf(sandbox.app, 'se', 'shared'));
      expect([status, body.name]).toEqual([403, 'forbidden']);
    });

    test('an impersonator cannot change the password of the user', async () => {
      const { access_token } = await signedIn('superuser', { act_as: 'se-user-6' });
      expect((await put(access_token)).status).toBe(403);
    });

    test('the audit log never contains a password', async () => {
      await put(await tokenOf(sandbox.app, 'se', 'teacher'));
      const { body } = await ask(sandbox.app, 'GET', '/customer-management/eu/users/se-user-3/auditLogs', {
        token: await tokenOf(sandbox.app, 'se', 'superuser'),
      });
      expect(JSON.stringify(body)).toContain('changeMyPassword');
      expect(JSON.stringify(body)).not.toContain(change.password);
    });
  });

  describe('email addresses', () => {
    /** Returns the fields that the log of a user's confirmation of an address names, with what they were and are. */
    const loggedChanges = async (uid: string): Promise<unknown> => {
      const token = await tokenOf(sandbox.app, 'se', 'superuser');
      const { body } = await ask(sandbox.app, 'GET', `/customer-management/eu/users/${uid}/auditLogs`, { token });
      return body.data.find(({ action }: { action: string }) => action === 'confirmEmailValidation').changes;
    };
    const linkIn = async (): Promise<string> => (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body.data[0].link;

    test('a link confirms the email address of the profile once', {
      tags: ['shell §7 Account service.11', 'shell §7 Account service.12'],
    }, async () => {
      const token = await tokenOf(sandbox.app, 'se', 'consumer');
      expect((await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token })).status).toBe(204);
      const confirmUrl = await linkIn();
      expect((await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token, json: { confirmUrl } })).status).toBe(204);
      expect((await ask(sandbox.app, 'GET', '/account/me', { token })).body.emailVerified).toBe(true);
      const again = await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token, json: { confirmUrl } });
      expect(again).toMatchObject({
        status: 400,
        body: { name: 'InvalidInputError', attributes: [{ attribute: 'confirmUrl', reason: 'used' }] },
      });
    });

    test('a recipient gets at most five emails of a kind in an hour', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'consumer');
      const request = () => ask(sandbox.app, 'POST', '/account/email/requestValidation', { token });
      for (let time = 0; time < 5; time++) {
        expect((await request()).status).toBe(204);
        // A second request within a minute sends no mail.
        await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 60 } });
      }
      const refused = await request();
      expect([refused.status, refused.body.name]).toEqual([429, 'TooManyRequestsError']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3200);
      const { data: mails } = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body;
      expect(mails.filter(({ link }: { link: string | null }) => link?.includes('/profile?confirm='))).toHaveLength(5);
      const recent = await tokenOf(sandbox.app, 'se', 'consumer');
      const another = { token: recent, json: { email: 'another@example.se' } };
      expect((await ask(sandbox.app, 'PUT', '/account/me/email', another)).status).toBe(204);
      // The same address may be that of a person in another realm.
      const { email } = (await ask(sandbox.app, 'GET', '/account/me', { token })).body;
      const elsewhere = { token: await tokenOf(sandbox.app, 'fi', 'consumer'), json: { email } };
      expect((await ask(sandbox.app, 'PUT', '/account/me/email', elsewhere)).status).toBe(204);
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 3600 } });
      const later = await tokenOf(sandbox.app, 'se', 'consumer');
      expect((await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token: later })).status).toBe(204);
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
    });

    test('a new email address replaces the old one after its link is confirmed, and searches find it', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'guardian');
      const origin = 'http://realmkit.se.localhost:8080';
      await ask(sandbox.app, 'PUT', '/account/me/email', {
        token,
        json: { email: 'Ny.Adress@example.se' },
        headers: { origin },
      });
      expect((await ask(sandbox.app, 'GET', '/account/me', { token })).body.email).not.toBe('Ny.Adress@example.se');
      const confirmUrl = await linkIn();
      expect(confirmUrl.startsWith(`${origin}/profile?confirm=`)).toBe(true);
      await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token, json: { confirmUrl } });
      expect((await ask(sandbox.app, 'GET', '/account/me', { token })).body).toMatchObject({
        email: 'Ny.Adress@example.se',
        emailVerified: true,
      });
      const found = await ask(sandbox.app, 'GET', '/customer-management/eu/users?q=ny.adr', {
        token: await tokenOf(sandbox.app, 'se', 'superuser'),
      });
      expect(found.body.data.map((user: { uid: string }) => user.uid)).toEqual(['se-user-4']);
    });

    test('a confirmation link is valid for one day and only for the user it was sent to', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'consumer');
      await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token });
      const confirmUrl = await linkIn();
      const other = await ask(sandbox.app, 'POST', '/account/email/confirmValidation', {
        token: await tokenOf(sandbox.app, 'se', 'guardian'),
        json: { confirmUrl },
      });
      expect(other.body).toMatchObject({ name: 'InvalidInputError', attributes: [{ attribute: 'confirmUrl', reason: 'otherAccount' }] });
      const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'consumer'));
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 25 * 3600 } });
      const later = (await refresh(sandbox.app, 'se', body.refresh_token)).body.access_token;
      expect((await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token: later, json: { confirmUrl } })).body.name).toBe(
        'InvalidInputError',
      );
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
    });

    test('a double click sends one email, and a minute later another one can be sent', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'consumer');
      const request = () => ask(sandbox.app, 'POST', '/account/email/requestValidation', { token });
      const count = async () => {
        const { data } = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body;
        return data.filter(({ link }: { link: string }) => link.includes('/profile?confirm=')).length;
      };
      expect((await Promise.all([request(), request()])).map(({ status }) => status)).toEqual([204, 204]);
      expect(await count()).toBe(1);
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 61 } });
      await request();
      expect(await count()).toBe(2);
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
    });

    const resend = (email: string) => ask(sandbox.app, 'POST', '/account/email/resendValidation', { json: { email, country: 'se' } });

    test('another link is sent without a login, to the address that the account has, and confirms it', async () => {
      await ask(sandbox.app, 'POST', '/account/register', { json: { ...newGuardian, email: 'Mike@skola.example' } });
      const responses = [await resend('mi\u212Ae@skola.example'), await resend('nobody.here@example.se')];
      const confirmed = await ask(sandbox.app, 'GET', '/account/me', { token: await tokenOf(sandbox.app, 'se', 'teacher') });
      responses.push(await resend(confirmed.body.email));
      expect(responses.map(({ status, body }) => [status, body])).toEqual([1, 2, 3].map(() => [204, '']));
      const { data } = (await ask(sandbox.app, 'GET', '/__sandbox/mails?realm=se')).body;
      expect(data.map(({ recipient }: { recipient: string }) => recipient)).toEqual(['Mike@skola.example']);
      const signedIn = await signInAs(sandbox.app, 'se', 'mike@skola.example', {}, newGuardian.password);
      const token = (await exchange(sandbox.app, 'se', signedIn)).body.access_token;
      const json = { confirmUrl: await linkIn() };
      expect((await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token, json })).status).toBe(204);
      expect((await ask(sandbox.app, 'GET', '/account/me', { token })).body).toMatchObject({ emailVerified: true });
    });

    test('a request for another link without a login takes none from the owner’s five in an hour', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'consumer');
      const { email } = (await ask(sandbox.app, 'GET', '/account/me', { token })).body;
      const statuses = [];
      for (let time = 0; time < 6; time++) statuses.push((await resend(email)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 60 } });
      expect((await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token, json: {} })).status).toBe(204);
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
    });

    test('of two accounts with one address, each confirms its own', async () => {
      const { engine, tables } = sandbox.shards.eu;
      const email = 'family@example.se';
      const columns = { email, emailComparisonKey: email, emailVerified: false };
      await engine.database
        .update(tables.users)
        .set(columns)
        .where(inArray(tables.users.uid, ['se-user-4', 'se-user-5']));
      for (const name of ['guardian', 'consumer']) {
        const token = await tokenOf(sandbox.app, 'se', name);
        await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token, json: {} });
        const json = { confirmUrl: await linkIn() };
        expect((await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token, json })).status).toBe(204);
      }
    });

    test('a shared account gets no confirmation email', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'shared');
      const { status } = await ask(sandbox.app, 'PUT', '/account/me/email', {
        token,
        json: { email: 'klass2b@example.se' },
      });
      expect(status).toBe(403);
      expect((await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body.data).toEqual([]);
    });

    test('the user name of a family account follows its confirmed address', async () => {
      await ask(sandbox.app, 'POST', '/account/register', { json: newGuardian });
      const signIn = (name: string) => signInAs(sandbox.app, 'se', name, {}, newGuardian.password);
      const token = (await exchange(sandbox.app, 'se', await signIn(newGuardian.email))).body.access_token;
      const email = 'Maja.Berg@example.se';
      await ask(sandbox.app, 'PUT', '/account/me/email', { token, json: { email } });
      const [{ id, link: confirmUrl }] = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body.data;
      expect((await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}?as=text`)).body).toContain(
        'Därefter loggar du in med den här adressen.',
      );
      await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token, json: { confirmUrl } });
      const me = await ask(sandbox.app, 'GET', '/account/me', { token });
      expect(me.body).toMatchObject({ email, username: email, emailVerified: true });
      expect(await loggedChanges(me.body.uid)).toEqual([
        { field: 'email', before: newGuardian.email, after: email },
        { field: 'userName', before: newGuardian.email, after: email },
        { field: 'emailVerified', before: 'false', after: 'true' },
      ]);
      await expect(signIn(newGuardian.email)).rejects.toThrow('401');
      expect((await signIn(email.toLowerCase())).code).not.toBe('');
      expect((await ask(sandbox.app, 'POST', '/account/register', { json: { ...newGuardian, email } })).status).toBe(409);
      expect((await ask(sandbox.app, 'POST', '/account/register', { json: newGuardian })).status).toBe(201);
    });

    test('the user name of staff stays when they confirm another address', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'teacher');
      await ask(sandbox.app, 'PUT', '/account/me/email', { token, json: { email: 'ny@example.se' } });
      await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token, json: { confirmUrl: await linkIn() } });
      expect((await ask(sandbox.app, 'GET', '/account/me', { token })).body).toMatchObject({ email: 'ny@example.se', username: 'teacher' });
      expect(await loggedChanges('se-user-3')).toMatchObject([{ field: 'email', after: 'ny@example.se' }, { field: 'emailVerified' }]);
    });

    test('a user without an email address must enter one that no other user has', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'student');
      expect((await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token })).body.attributes).toEqual([
        { attribute: 'email', reason: 'required' },
      ]);
      const consumer = await ask(sandbox.app, 'GET', '/account/me', { token: await tokenOf(sandbox.app, 'se', 'consumer') });
      const taken = await ask(sandbox.app, 'PUT', '/account/me/email', {
        token,
        json: { email: consumer.body.email.toUpperCase() },
      });
      expect(taken.body.attributes).toEqual([{ attribute: 'email', reason: 'unique' }]);
    });
  });

  describe('a forgotten password', () => {
    const newPassword = 'en-annan-mening';
    const origin = 'http://realmkit.se.localhost:8080';
    const mails = async () => {
      const { data } = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body;
      return data.filter(({ link }: { link: string | null }) => link?.includes('/login/new-password'));
    };
    const emailOf = async (username: string): Promise<string> =>
      (await ask(sandbox.app, 'GET', '/account/me', { token: await tokenOf(sandbox.app, 'se', username) })).body.email;
    const requestReset = (email: string) =>
      ask(sandbox.app, 'POST', '/account/password/requestReset', { json: { email, country: 'se' }, headers: { origin } });
    const reset = (token: string, password = newPassword, country = 'se') =>
      ask(sandbox.app, 'POST', '/account/password/reset', { json: { token, password, country } });
    const secretIn = async () => {
      const link = new URL((await mails())[0].link);
      expect([link.origin, link.pathname]).toEqual([origin, '/login/new-password']);
      return link.searchParams.get('token') ?? '';
    };

    test('a link by email sets a new password once, and ends every sign-in of the user', async () => {
      const before = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'teacher'))).body;
      const email = await emailOf('teacher');
      expect((await requestReset(email.toUpperCase())).status).toBe(204);
      await requestReset(email);
      const other = await secretIn();
      await requestReset(email);
      const secret = await secretIn();
      expect((await reset(secret, 'sju-bok')).body.attributes).toEqual([{ attribute: 'password', reason: 'minLength' }]);
      expect((await reset(secret)).status).toBe(204);
      expect((await signInAs(sandbox.app, 'se', 'teacher', {}, newPassword)).code).not.toBe('');
      await expect(signInAs(sandbox.app, 'se', 'teacher')).rejects.toThrow('401');
      expect((await ask(sandbox.app, 'GET', '/account/me', { token: before.access_token })).status).toBe(401);
      expect((await refresh(sandbox.app, 'se', before.refresh_token)).body.error).toBe('invalid_grant');
      for (const used of [secret, other])
        expect(await reset(used, 'en-tredje-mening')).toMatchObject({
          status: 400,
          body: { name: 'InvalidInputError', attributes: [{ attribute: 'token', reason: 'invalid' }] },
        });
      await expect(signInAs(sandbox.app, 'se', 'teacher', {}, 'en-tredje-mening')).rejects.toThrow('401');
    });

    test('the link carries the page that the user was on their way to, and no other origin', async () => {
      const email = await emailOf('teacher');
      const requestWith = (redirect: string) =>
        ask(sandbox.app, 'POST', '/account/password/requestReset', { json: { email, country: 'se', redirect }, headers: { origin } });
      for (const elsewhere of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])
        expect((await requestWith(elsewhere)).status).toBe(400);
      expect(await mails()).toEqual([]);
      expect((await requestWith('/payment?price=price-se-library-month')).status).toBe(204);
      expect(new URL((await mails())[0].link).searchParams.get('redirect')).toBe('/payment?price=price-se-library-month');
    });

    test('the old password stays valid until the link of the email is used', async () => {
      await requestReset(await emailOf('teacher'));
      await expect(signInAs(sandbox.app, 'se', 'teacher')).resolves.toHaveProperty('code');
      await reset(await secretIn());
      await expect(signInAs(sandbox.app, 'se', 'teacher')).rejects.toThrow('401');
    });

    test('the link is valid for 30 minutes by the clock of the sandbox', async () => {
      await requestReset(await emailOf('teacher'));
      await requestReset(await emailOf('schooladmin'));
      const [admin, teacher] = (await mails()).map(({ link }: { link: string }) => new URL(link).searchParams.get('token'));
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 29 * 60 } });
      expect((await reset(teacher)).status).toBe(204);
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 2 * 60 } });
      expect((await reset(admin)).status).toBe(400);
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
    });

    test('a link of one realm is not valid in another realm', async () => {
      await requestReset(await emailOf('teacher'));
      expect((await reset(await secretIn(), newPassword, 'fi')).status).toBe(400);
    });

    /** Writes an address as staff do, in a school unit of the superuser. */
    const writeAddress = async (id: number, type: string, email: string) => {
      const token = await tokenOf(sandbox.app, 'se', 'superuser');
      const written = await ask(sandbox.app, 'PATCH', `/control-panel/v1/${type}/${id}`, { token, json: { data: { email } } });
      expect(written.status).toBe(204);
    };
    const recipients = async () => (await mails()).map(({ recipient }: { recipient: string }) => recipient).toSorted();

    test('an address that its owner typed at sign-up gets a link before it is confirmed, and the link confirms it', async () => {
      await ask(sandbox.app, 'POST', '/account/register', { json: newGuardian });
      await requestReset(newGuardian.email);
      expect((await reset(await secretIn())).status).toBe(204);
      const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', newGuardian.email, {}, newPassword));
      const token = body.access_token;
      expect((await ask(sandbox.app, 'GET', '/account/me', { token })).body).toMatchObject({ emailVerified: true });
    });

    test('an address that staff wrote gets no link, before it is confirmed', async () => {
      await writeAddress(4, 'guardians', 'written.by.staff@example.se');
      await requestReset('written.by.staff@example.se');
      await ask(sandbox.app, 'POST', '/account/register', { json: newGuardian });
      await writeAddress(2501, 'guardians', 'another.by.staff@example.se');
      await requestReset('another.by.staff@example.se');
      await requestReset(newGuardian.email);
      expect(await mails()).toEqual([]);
    });

    test('a link confirms no address that staff wrote after it was sent', async () => {
      await ask(sandbox.app, 'POST', '/account/register', { json: newGuardian });
      await requestReset(newGuardian.email);
      await writeAddress(2501, 'guardians', 'written.by.staff@example.se');
      expect((await reset(await secretIn())).status).toBe(204);
      const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', newGuardian.email, {}, newPassword));
      expect((await ask(sandbox.app, 'GET', '/account/me', { token: body.access_token })).body).toMatchObject({
        email: 'written.by.staff@example.se',
        emailVerified: false,
      });
    });

    test('two accounts with one address get a link each, which confirms the address of that one only', async () => {
      const shared = 'Family@example.se';
      const { engine, tables } = sandbox.shards.eu;
      const people = ['se-user-4', 'se-user-5'];
      const isOne = inArray(tables.users.uid, people);
      const columns = { email: shared, emailComparisonKey: 'family@example.se', emailVerified: false, emailByOwner: true };
      await engine.database.update(tables.users).set(columns).where(isOne);
      await requestReset('family@EXAMPLE.se');
      expect(await recipients()).toEqual([shared, shared]);
      expect((await reset(await secretIn())).status).toBe(204);
      const rows = await engine.database.select({ verified: tables.users.emailVerified }).from(tables.users).where(isOne);
      expect(rows.map(({ verified }) => verified).toSorted()).toEqual([false, true]);
    });

    test('a look-alike of an address sends the link to the address that the account has', async () => {
      const email = 'mike.kilo@skola.example';
      await ask(sandbox.app, 'POST', '/account/register', { json: { ...newGuardian, email } });
      for (const lookAlike of ['mi\u212Ae.kilo@skola.example', '\uFF4Dike.kilo@skola.example', 'mike.kilo@s\u212Aola.example'])
        expect((await requestReset(lookAlike)).status).toBe(204);
      expect(await recipients()).toEqual([email, email, email]);
      const again = { ...newGuardian, email: 'mi\u212Ae.kilo@skola.example' };
      expect((await ask(sandbox.app, 'POST', '/account/register', { json: again })).status).toBe(409);
      expect((await signInAs(sandbox.app, 'se', 'mi\u212Ae.kilo@skola.example', {}, newGuardian.password)).code).not.toBe('');
    });

    test('an unknown, an unconfirmed and a shared account’s address get the same response and no email', async () => {
      const { engine, tables } = sandbox.shards.eu;
      const unconfirmed = 'written.by.staff@example.se';
      await writeAddress(4, 'guardians', unconfirmed);
      const email = 'klass.2b@example.se';
      const columns = userSearchColumns('se', { userName: 'shared', name: 'Klass 2B', email, identifiers: [] });
      const ofShared = eq(tables.users.uid, 'se-user-7');
      await engine.database
        .update(tables.users)
        .set({ ...columns, email, emailVerified: true })
        .where(ofShared);
      const known = await requestReset(await emailOf('teacher'));
      const responses = [await requestReset('nobody.here@example.se'), await requestReset(unconfirmed)];
      responses.push(await requestReset(email));
      for (const response of responses) expect([response.status, response.body]).toEqual([known.status, known.body]);
      expect(await mails()).toHaveLength(1);
    });
  });

  describe('registration', () => {
    test('registration creates a consumer guardian who can log in at once', { tags: ['shell §7 Account service.14'] }, async () => {
      const { status, body } = await ask(sandbox.app, 'POST', '/account/register', { json: newGuardian });
      expect([status, body]).toEqual([201, { uid: 'se-user-2501' }]);
      const { query, verifier, redirectUri } = authorizeQuery('se');
      const signedIn = await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, {
        form: { username: newGuardian.email, password: newGuardian.password },
      });
      expect(signedIn.status).toBe(200);
      const code = new URL(signedIn.headers.get('x-redirect-location') ?? '').searchParams.get('code') ?? '';
      const tokens = (await exchange(sandbox.app, 'se', { code, verifier, redirectUri, cookie: '' })).body;
      expect(claimsOf(tokens.access_token).roles).toEqual([{ value: 'guardian' }]);
      expect((await ask(sandbox.app, 'GET', '/account/me', { token: tokens.access_token })).body).toMatchObject({
        username: newGuardian.email,
        emailVerified: false,
      });
      expect((await ask(sandbox.app, 'GET', '/account/me/organizations', { token: tokens.access_token })).body.data[0].uid).toBe(
        'se-school-consumer',
      );
    });

    test('an email address can be registered once, regardless of case', { tags: ['shell §7 Account service.15'] }, async () => {
      await ask(sandbox.app, 'POST', '/account/register', { json: newGuardian });
      const again = await ask(sandbox.app, 'POST', '/account/register', { json: { ...newGuardian, email: 'Maja.Holm@EXAMPLE.se' } });
      expect(again).toMatchObject({ status: 409, body: { name: 'ConflictError', attributes: [{ attribute: 'email', reason: 'unique' }] } });
    });

    test('two concurrent registrations create one account', async () => {
      const both = await Promise.all([1, 2].map(() => ask(sandbox.app, 'POST', '/account/register', { json: newGuardian })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    test('a registration that is repeated with its Idempotency-Key gets the first response', async () => {
      const headers = { 'Idempotency-Key': 'register-once' };
      const first = await ask(sandbox.app, 'POST', '/account/register', { json: newGuardian, headers });
      const second = await ask(sandbox.app, 'POST', '/account/register', { json: newGuardian, headers });
      expect([second.status, second.body]).toEqual([201, first.body]);
    });

    test('a registration with invalid fields gets an error for each field', { tags: ['shell §7 Account service.16'] }, async () => {
      const { status, body } = await ask(sandbox.app, 'POST', '/account/register', {
        json: { ...newGuardian, email: 'maja', password: 'kort', country: 'dk' },
      });
      expect([status, body.name, body.attributes]).toEqual([
        400,
        'ValidationError',
        [
          { attribute: 'email', reason: 'format' },
          { attribute: 'password', reason: 'minLength' },
          { attribute: 'country', reason: 'enum' },
        ],
      ]);
    });

    test('a password of eight characters is long enough, and one of seven is not', async () => {
      const register = (password: string) => ask(sandbox.app, 'POST', '/account/register', { json: { ...newGuardian, password } });
      const short = await register('syv7777');
      expect([short.status, short.body.attributes]).toEqual([400, [{ attribute: 'password', reason: 'minLength' }]]);
      expect((await register('syv77778')).status).toBe(201);
    });

    test.each(["o'brien@example.com", 'ann.é@example.com', 'maja+skola@skola.example.se'])(
      'the address %s gets an account and logs in with it',
      async (email) => {
        const { status } = await ask(sandbox.app, 'POST', '/account/register', { json: { ...newGuardian, email } });
        expect(status).toBe(201);
        const { code } = await signInAs(sandbox.app, 'se', email, {}, newGuardian.password);
        expect(code).not.toBe('');
        const again = await ask(sandbox.app, 'POST', '/account/register', { json: { ...newGuardian, email: email.toUpperCase() } });
        expect(again.status).toBe(409);
        const token = await tokenOf(sandbox.app, 'se', 'superuser');
        const found = await ask(sandbox.app, 'GET', `/customer-management/eu/users?q=${encodeURIComponent(email)}`, { token });
        expect([found.status, found.body.data.map((user: { email: string }) => user.email)]).toEqual([200, [email]]);
      },
    );
  });
});

import { scryptSync } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetLoginFailures } from '../../../access/rateLimits.ts';
import { loadSigningKey } from '../../../access/signingKeys.ts';
import { foreignUrls } from '../../../sandbox/testing/foreignUrls.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, authorizeQuery, claimsOf, exchange, type Reply, refresh, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

describe.each(serviceDatabases)('the auth service on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind, { trust: { proxies: 1 } });
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
  });

  test('a user logs in with user name and password and exchanges the code for tokens', {
    tags: ['shell §3.8', 'shell §7 Auth service.3'],
  }, async () => {
    const signIn = await signInAs(sandbox.app, 'se', 'teacher');
    const { status, body } = await exchange(sandbox.app, 'se', signIn);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, refresh_token: expect.stringMatching(/./) });
    expect(claimsOf(body.access_token)).toMatchObject({
      iss: 'http://localhost:3000/auth',
      sub: 'se-user-3',
      aud: 'realmkit-se',
      realm: 'se',
      scope: 'openid profile',
      roles: [{ value: 'employee' }],
      amr: ['pwd'],
      acr: 'basic',
    });
    expect(claimsOf(body.id_token)).toMatchObject({ sub: '3', aud: 'realmkit-se', preferred_username: 'teacher', nonce: 'the-nonce' });
  });

  test('a superuser gets the write scope of their own realm', async () => {
    expect(claimsOf(await tokenOf(sandbox.app, 'us', 'superuser')).scope).toBe('openid profile ilt.user.us.write');
  });

  test('a consumer has one role and one subscription type that ends with consumer', async () => {
    expect(claimsOf(await tokenOf(sandbox.app, 'fr', 'consumer'))).toMatchObject({
      roles: [{ value: 'guardian' }],
      subscriptions: [{ type: 'polylino-consumer' }],
    });
  });

  test('user names are case-insensitive', async () => {
    expect(claimsOf(await tokenOf(sandbox.app, 'se', 'TEACHER')).sub).toBe('se-user-3');
  });

  test('the tokens are signed with a key of the key set', async () => {
    const { body } = await ask(sandbox.app, 'GET', '/auth/.well-known/jwks.json');
    const token = await tokenOf(sandbox.app, 'us', 'teacher');
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    expect(header.alg).toBe('ES256');
    expect(body.keys.map((key: { kid: string }) => key.kid)).toContain(header.kid);
  });

  test('a wrong password and an unknown user get the same 401 and no redirect header', async () => {
    const { query } = authorizeQuery('se');
    const wrong = await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form: { username: 'teacher', password: 'wrong' } });
    const unknown = await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, {
      form: { username: 'nobody', password: 'realmkit-demo' },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body.name).toBe('InvalidCredentialsError');
    expect(wrong.headers.has('x-redirect-location')).toBe(false);
  });

  describe('a user whose organisations are all inactive', () => {
    const { query } = authorizeQuery('no');
    const uid = 'no-user-3';
    const logIn = (password: string, path = '/auth/v1/authorize') =>
      ask(sandbox.app, 'POST', `${path}?${query}`, { form: { username: 'teacher', password } });
    const setActive = async (active: boolean) => {
      const { engine, tables } = sandbox.shards.eu;
      const own = await engine.database.select().from(tables.associations).where(eq(tables.associations.userUid, uid));
      const uids = own.map(({ schoolUid }) => schoolUid);
      await engine.database.update(tables.schoolUnits).set({ active }).where(inArray(tables.schoolUnits.uid, uids));
    };
    beforeEach(() => setActive(false));
    afterEach(async () => {
      await setActive(true);
      await ask(sandbox.app, 'DELETE', '/__sandbox/rate-limits');
    });

    test('the right password is told apart from a wrong one, is no failed attempt and starts no session', async () => {
      for (let time = 0; time < 11; time++) {
        const right = await logIn('realmkit-demo');
        expect([right.status, right.body.name]).toEqual([403, 'InactiveOrganizationError']);
        expect([right.headers.has('x-redirect-location'), right.headers.has('set-cookie')]).toEqual([false, false]);
      }
      const unknown = await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form: { username: 'nobody', password: 'wrong' } });
      const wrong = await logIn('wrong');
      expect([wrong.status, { ...wrong.body, requestId: '' }]).toEqual([401, { ...unknown.body, requestId: '' }]);
    });

    test('one active organisation is enough', async () => {
      const { engine, tables } = sandbox.shards.eu;
      const [first] = await engine.database.select().from(tables.associations).where(eq(tables.associations.userUid, uid));
      await engine.database
        .update(tables.schoolUnits)
        .set({ active: true })
        .where(eq(tables.schoolUnits.uid, first?.schoolUid ?? ''));
      expect((await logIn('realmkit-demo')).status).toBe(200);
    });

    test('a deleted user is answered as an unknown one, also after the right password', async () => {
      const { engine, tables } = sandbox.shards.eu;
      const setDeletedAt = (deletedAt: number | null) =>
        engine.database.update(tables.users).set({ deletedAt }).where(eq(tables.users.uid, uid));
      await setDeletedAt(await sandbox.shards.eu.clock.now());
      const { status, body } = await logIn('realmkit-demo');
      await setDeletedAt(null);
      expect([status, body.name]).toEqual([401, 'InvalidCredentialsError']);
    });

    test('the login page of the service says it too', async () => {
      const right = await logIn('realmkit-demo', '/__sandbox/identity');
      expect([right.status, right.body]).toEqual([403, expect.stringContaining('organisasjonen din er ikke aktiv')]);
      const wrong = await logIn('wrong', '/__sandbox/identity');
      expect([wrong.status, wrong.body]).toEqual([401, expect.not.stringContaining('ikke aktiv')]);
    });
  });

  test('a password hash of an earlier version is renewed when its user logs in', async () => {
    const { engine, tables } = sandbox.shards.us;
    const own = eq(tables.credentials.userUid, 'us-user-6');
    const key = scryptSync('an-older-password', 'salt', 32, { N: 2048, r: 8, p: 1 }).toString('base64url');
    await engine.database
      .update(tables.credentials)
      .set({ passwordHash: `scrypt$salt$${key}` })
      .where(own);
    const hash = async () => (await engine.database.select().from(tables.credentials).where(own))[0]?.passwordHash;
    await expect(signInAs(sandbox.app, 'us', 'student')).rejects.toThrow();
    expect(await hash()).toMatch(/^scrypt/);
    for (let time = 0; time < 2; time++) await signInAs(sandbox.app, 'us', 'student', {}, 'an-older-password');
    expect(await hash()).toMatch(/^\$argon2id/);
  });

  describe('rate limits of logins', () => {
    const { query } = authorizeQuery('fi');
    const logIn = (password: string, address = '192.0.2.1', username = 'teacher') =>
      ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form: { username, password }, headers: { 'x-forwarded-for': address } });
    const fail = async (times: number, address?: string) => {
      for (let time = 0; time < times; time++) expect((await logIn('wrong', address, time % 2 ? 'teacher' : 'Teacher')).status).toBe(401);
    };
    const advance = (seconds: number) => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: seconds } });
    beforeEach(async () => void (await ask(sandbox.app, 'DELETE', '/__sandbox/rate-limits')));

    test('after ten failures an account has to wait at that address, each time twice as long, and nowhere else', async () => {
      await fail(10);
      const refused = await logIn('realmkit-demo');
      expect([refused.status, refused.body.name, Number(refused.headers.get('retry-after'))]).toEqual([429, 'TooManyRequestsError', 30]);
      expect(refused.headers.has('x-redirect-location')).toBe(false);
      expect((await logIn('realmkit-demo', '192.0.2.2')).status).toBe(200);
      expect((await logIn('realmkit-demo', '192.0.2.1', 'student')).status).toBe(200);
      await advance(30);
      await fail(1);
      expect((await logIn('realmkit-demo')).headers.get('retry-after')).toBe('60');
      await advance(60);
      expect((await logIn('realmkit-demo')).status).toBe(200);
      await fail(10);
      await advance(15 * 60);
      await fail(1);
    });

    test('logins that succeed are never limited', async () => {
      for (let time = 0; time < 12; time++) expect((await logIn('realmkit-demo')).status).toBe(200);
    });

    test('concurrent attempts learn nothing once the limit is reached', async () => {
      const replies = await Promise.all(Array.from({ length: 40 }, () => logIn('wrong')));
      expect(replies.map(({ status }) => status)).toContain(429);
      expect((await logIn('realmkit-demo')).status).toBe(429);
    });

    const failedBefore = async (limit: string, subject = '192.0.2.1', times = 999) => {
      const at = await sandbox.shards.eu.clock.now();
      const { engine, tables } = sandbox.shards.eu;
      const failure = { realm: 'fi' as const, limit, subject };
      await engine.database
        .insert(tables.rateLimitEvents)
        .values(Array.from({ length: times }, (_, index) => ({ ...failure, at: at - index })));
    };
    const byCard = (card: string) =>
      ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form: { card }, headers: { 'x-forwarded-for': '192.0.2.1' } });

    test('a thousand failures within an hour are the limit of an address', async () => {
      await failedBefore('login-address');
      await fail(1);
      expect((await logIn('realmkit-demo', undefined, 'student')).status).toBe(429);
      await advance(3600);
      expect((await logIn('realmkit-demo')).status).toBe(200);
    });

    test('wrong cards are limited for their address, and hold neither a password nor the right card', async () => {
      await failedBefore('login-card');
      expect([(await byCard('no.card')).status, (await byCard('no.card')).status]).toEqual([401, 429]);
      expect((await logIn('realmkit-demo')).status).toBe(200);
      const uid = 'fi-user-6';
      const call = async (method: string, path: string, json: unknown) =>
        ask(sandbox.app, method, `/customer-management/eu${path}`, { token: await tokenOf(sandbox.app, 'fi', 'superuser'), json });
      await call('POST', '/loginCards', { userUids: [uid] });
      const print = { subject: { kind: 'user', uid }, method: 'qr', userUids: [uid] };
      const { body } = await call('PUT', '/loginCardPrints/7d0f7a0e-54b2-4f0f-9a53-3f2f8c1f7a10', print);
      await failedBefore('login-address');
      expect((await byCard(body.data[0].code)).status).toBe(200);
    });

    describe('the owner of an account', () => {
      const cookieOf = ({ headers }: Reply) =>
        headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .find((cookie) => cookie?.startsWith('realmkit_device=')) ?? '';
      const logInOn = (cookie: string, password = 'realmkit-demo', username = 'teacher') =>
        ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, {
          form: { username, password },
          headers: { 'x-forwarded-for': '192.0.2.1', cookie },
        });

      test('is not held by what others try, on a device where they logged in before', async () => {
        const cookie = cookieOf(await logIn('realmkit-demo'));
        expect(cookie).not.toBe('');
        await fail(10);
        await failedBefore('login-address');
        expect((await logIn('realmkit-demo')).status).toBe(429);
        const known = await logInOn(cookie);
        expect([known.status, cookieOf(known)]).toEqual([200, cookie]);
        // Somebody else is as unknown on that device as anywhere, and what the owner does there lets nobody else go on.
        expect((await logInOn(cookie, 'wrong', 'student')).status).toBe(429);
        expect((await logIn('realmkit-demo')).status).toBe(429);
      });

      test('is not held on a known device, nor with a new password, by a hundred failures at many addresses, which hold every other login', async () => {
        const cookie = cookieOf(await logIn('realmkit-demo'));
        await failedBefore('login-anywhere', '["fi","teacher"]', 99);
        expect((await logIn('wrong', '203.0.113.1')).status).toBe(401);
        expect((await logIn('realmkit-demo', '203.0.113.1')).status).toBe(429);
        expect((await logIn('realmkit-demo', '203.0.113.1', 'student')).status).toBe(200);
        expect((await logInOn(cookie)).status).toBe(200);
        const { engine, tables, clock } = sandbox.shards.eu;
        const owner = { realm: 'fi' as const, uid: 'fi-user-3', userName: 'teacher' };
        await forgetLoginFailures(engine.database, tables, owner, await clock.now());
        expect((await logIn('realmkit-demo', '203.0.113.1')).status).toBe(200);
      });

      test('is limited on a known device too, apart from other devices', async () => {
        const [cookie, other] = [cookieOf(await logIn('realmkit-demo')), cookieOf(await logIn('realmkit-demo'))];
        for (let time = 0; time < 10; time++) expect((await logInOn(cookie, 'wrong')).status).toBe(401);
        expect((await logInOn(cookie)).headers.get('retry-after')).toBe('30');
        expect([(await logInOn(other)).status, (await logIn('realmkit-demo')).status]).toEqual([200, 200]);
      });

      test('is unknown on a device 90 days after the last login there', async () => {
        const cookie = cookieOf(await logIn('realmkit-demo'));
        await advance(90 * 24 * 3600);
        await fail(10);
        expect((await logInOn(cookie)).status).toBe(429);
      });

      test('gets in with a password that staff have just set, whatever was tried before', async () => {
        const cookie = cookieOf(await logIn('realmkit-demo', undefined, 'student'));
        for (let time = 0; time < 10; time++) await logIn('wrong', undefined, 'student');
        for (let time = 0; time < 10; time++) await logInOn(cookie, 'wrong', 'student');
        expect([(await logIn('x', undefined, 'student')).status, (await logInOn(cookie, 'x', 'student')).status]).toEqual([429, 429]);
        const token = await tokenOf(sandbox.app, 'fi', 'teacher');
        await failedBefore('login-address');
        await logIn('wrong', undefined, 'guardian');
        expect((await logIn('realmkit-demo', undefined, 'guardian')).status).toBe(429);
        const password = 'uusi-salasana-1';
        const json = { data: { password } };
        expect((await ask(sandbox.app, 'PATCH', '/control-panel/v2/students/6', { token, json })).status).toBe(204);
        expect((await logIn(password, undefined, 'student')).status).toBe(200);
        expect((await logInOn(cookie, password, 'student')).status).toBe(200);
        await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'fi' } });
      });
    });

    test('the login page says when the next attempt is possible', async () => {
      const attempt = () => ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, { form: { username: 'teacher', password: 'wrong' } });
      for (let time = 0; time < 10; time++) expect((await attempt()).status).toBe(401);
      const { status, headers, body } = await attempt();
      expect([status, headers.get('retry-after')]).toEqual([429, '30']);
      expect(body).toMatch(/role="alert"[^>]*>Yrityksiä oli liian monta\. Yritä uudelleen ajan [^<]*UTC[^<]* jälkeen\./);
    });

    test('the controls list what is counted, and clear it', async () => {
      await fail(10);
      const { body } = await ask(sandbox.app, 'GET', '/__sandbox/rate-limits');
      expect(body.data).toEqual(
        expect.arrayContaining([
          { realm: 'fi', limit: 'login-account', subject: '["fi","teacher","192.0.2.1"]', count: 10, last: expect.any(String) },
          { realm: 'fi', limit: 'login-address', subject: '192.0.2.1', count: 10, last: expect.any(String) },
        ]),
      );
      expect((await ask(sandbox.app, 'DELETE', '/__sandbox/rate-limits')).status).toBe(204);
      expect((await logIn('realmkit-demo')).status).toBe(200);
    });
  });

  test('a redirect URI that is not registered for the client is refused and never redirected to', async () => {
    for (const redirectUri of [
      'https://evil.example/login',
      'http://realmkit.de.localhost:8080/login',
      'http://realmkit.se.localhost:8080/other',
      'https://realmkit.se.evil.example/login',
    ]) {
      const { query } = authorizeQuery('se', { redirect_uri: redirectUri });
      const { status, body } = await ask(sandbox.app, 'GET', `/auth/v1/authorize?${query}`);
      expect([status, body.attributes]).toEqual([400, [{ attribute: 'redirect_uri', reason: 'unregistered' }]]);
    }
  });

  test('the panel host and the production hosts are valid redirect URIs of the client', async () => {
    for (const redirectUri of ['http://panel.realmkit.co.uk.localhost:9999/login', 'https://realmkit.co.uk/login']) {
      const { query } = authorizeQuery('uk', { redirect_uri: redirectUri });
      expect((await ask(sandbox.app, 'GET', `/auth/v1/authorize?${query}`)).status).toBe(302);
    }
  });

  test('a code is valid once, and its second use revokes the tokens of the first use', async () => {
    const signIn = await signInAs(sandbox.app, 'se', 'teacher');
    const { body } = await exchange(sandbox.app, 'se', signIn);
    const again = await exchange(sandbox.app, 'se', signIn);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    const refreshed = await refresh(sandbox.app, 'se', body.refresh_token);
    expect([refreshed.status, refreshed.body.error]).toEqual([400, 'invalid_grant']);
  });

  test('a code with a wrong verifier is refused', async () => {
    const signIn = await signInAs(sandbox.app, 'se', 'teacher');
    const { status, body } = await exchange(sandbox.app, 'se', { ...signIn, verifier: 'x'.repeat(43) });
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  test('a code is valid for 60 seconds', async () => {
    const signIn = await signInAs(sandbox.app, 'se', 'teacher');
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 61 } });
    expect((await exchange(sandbox.app, 'se', signIn)).body.error).toBe('invalid_grant');
  });

  test('refresh tokens rotate', async () => {
    const first = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'teacher'))).body;
    const second = await refresh(sandbox.app, 'se', first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(sandbox.app, 'se', second.body.refresh_token)).status).toBe(200);
  });

  test('a refresh token can be reused for ten seconds, and its successor is the same', async () => {
    const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'teacher'));
    const first = await refresh(sandbox.app, 'se', body.refresh_token);
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 4 } });
    const second = await refresh(sandbox.app, 'se', body.refresh_token);
    // Both uses lead to one line of tokens: a thief who is quick shares it, and the first late reuse ends it.
    expect([second.status, second.body.refresh_token]).toEqual([200, first.body.refresh_token]);
  });

  test('a later reuse of a refresh token revokes every token of its family', async () => {
    const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'teacher'));
    const newest = await refresh(sandbox.app, 'se', body.refresh_token);
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 11 } });
    expect((await refresh(sandbox.app, 'se', body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(sandbox.app, 'se', newest.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  describe('a token request that is repeated with its Idempotency-Key', () => {
    const headers = { 'Idempotency-Key': 'the-same-intent' };
    const advance = (seconds: number) => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: seconds } });

    test('a repeated refresh gets the same tokens for ten seconds, and later revokes the login', async () => {
      const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'teacher'));
      const first = await refresh(sandbox.app, 'se', body.refresh_token, headers);
      await advance(9);
      expect((await refresh(sandbox.app, 'se', body.refresh_token, headers)).body).toEqual(first.body);
      await advance(2);
      expect((await refresh(sandbox.app, 'se', body.refresh_token, headers)).body.error).toBe('invalid_grant');
      expect((await refresh(sandbox.app, 'se', first.body.refresh_token)).body.error).toBe('invalid_grant');
    });

    test('a repeated exchange of a code gets the same tokens until the login is revoked', async () => {
      const signIn = await signInAs(sandbox.app, 'se', 'teacher');
      const first = await exchange(sandbox.app, 'se', signIn, headers);
      expect((await exchange(sandbox.app, 'se', signIn, headers)).body).toEqual(first.body);
      expect((await exchange(sandbox.app, 'se', signIn)).status).toBe(400);
      expect((await exchange(sandbox.app, 'se', signIn, headers)).body.error).toBe('invalid_grant');
    });

    test('a repeated exchange of a code gets the same tokens for ten seconds only', async () => {
      const signIn = await signInAs(sandbox.app, 'se', 'teacher');
      const { body } = await exchange(sandbox.app, 'se', signIn, headers);
      await advance(11);
      expect((await exchange(sandbox.app, 'se', signIn, headers)).body.error).toBe('invalid_grant');
      expect((await refresh(sandbox.app, 'se', body.refresh_token)).body.error).toBe('invalid_grant');
    });

    test('no table holds a token, a cookie or a code as it was sent', async () => {
      const { query } = authorizeQuery('se');
      const form = { username: 'teacher', password: 'realmkit-demo' };
      const login = await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form, headers });
      const signIn = await signInAs(sandbox.app, 'se', 'teacher');
      const { body } = await exchange(sandbox.app, 'se', signIn, headers);
      const { engine, tables } = sandbox.shards.eu;
      const { idempotencyRecords, sessions, knownDevices, codes, refreshTokens } = tables;
      const rows = [];
      for (const table of [idempotencyRecords, sessions, knownDevices, codes, refreshTokens])
        rows.push(await engine.database.select().from(table));
      const stored = JSON.stringify(rows);
      const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=')[1] ?? '');
      expect(cookies).toHaveLength(2);
      for (const secret of [...cookies, signIn.code, body.access_token, body.id_token, body.refresh_token]) {
        expect(secret.length).toBeGreaterThan(20);
        expect(stored).not.toContain(secret);
      }
    });
  });

  test('a response is given to a repeated request for 24 hours', async () => {
    const token = () => tokenOf(sandbox.app, 'se', 'superuser');
    const create = async () => {
      const json = { schoolUid: 'se-school-4', name: 'Kören' };
      const { body } = await ask(sandbox.app, 'PUT', '/customer-management/eu/groups', {
        token: await token(),
        json,
        headers: { 'Idempotency-Key': 'one-group' },
      });
      return body.uid;
    };
    const first = await create();
    // The clock is moved without the controls, which would purge old records.
    const at = await sandbox.shards.eu.clock.now();
    await sandbox.shards.eu.clock.setAhead(at - Date.now() + 23 * 3_600_000);
    expect(await create()).toBe(first);
    await sandbox.shards.eu.clock.setAhead(at - Date.now() + 25 * 3_600_000);
    expect(await create()).not.toBe(first);
  });

  test('the refresh tokens of a login end 90 days after it, however often they are used', async () => {
    let token: string = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'teacher'))).body.refresh_token;
    for (let month = 0; month < 3; month++) {
      await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 29 * 86_400 } });
      token = (await refresh(sandbox.app, 'se', token)).body.refresh_token;
      expect(token).toBeDefined();
    }
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 3 * 86_400 } });
    expect((await refresh(sandbox.app, 'se', token)).body).toMatchObject({ error: 'invalid_grant' });
  });

  test('an access token for another client is refused', async () => {
    const { kid, privateKey } = await loadSigningKey(sandbox.shards.eu);
    const claims = claimsOf(await tokenOf(sandbox.app, 'se', 'teacher'));
    const statusFor = async (aud: string) => {
      const token = await new SignJWT({ ...claims, aud }).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
      return (await ask(sandbox.app, 'GET', '/account/me', { token })).status;
    };
    expect([await statusFor('realmkit-se'), await statusFor('realmkit-fi'), await statusFor('another-app')]).toEqual([200, 401, 401]);
  });

  test('a refresh token belongs to its client', async () => {
    const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'teacher'));
    expect((await refresh(sandbox.app, 'de', body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('the token endpoint returns the errors of RFC 6749 for a request outside of the contract', async () => {
    const missing = await ask(sandbox.app, 'POST', '/auth/v2/token', { form: { grant_type: 'refresh_token', client_id: 'realmkit-se' } });
    expect([missing.status, missing.body.error, missing.body.attributes]).toEqual([
      400,
      'invalid_request',
      [{ attribute: 'refresh_token', reason: 'required' }],
    ]);
    const unknown = await ask(sandbox.app, 'POST', '/auth/v2/token', { form: { grant_type: 'password', client_id: 'realmkit-se' } });
    expect([unknown.body.error, unknown.body.attributes]).toEqual([
      'unsupported_grant_type',
      [{ attribute: 'grant_type', reason: 'enum' }],
    ]);
    const stranger = await refresh(sandbox.app, 'se', 'x');
    expect(stranger.body.error).toBe('invalid_grant');
    const client = await ask(sandbox.app, 'POST', '/auth/v2/token', {
      form: { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'realmkit-xx' },
    });
    expect([client.status, client.body.error]).toEqual([400, 'invalid_client']);
  });

  test('a browser without a session is redirected to the sign-in page with the same query', async () => {
    const { query } = authorizeQuery('se');
    const { status, headers } = await ask(sandbox.app, 'GET', `/auth/v1/authorize?${query}`);
    expect([status, headers.get('location')]).toEqual([302, `http://localhost:3000/__sandbox/identity?${query}`]);
  });

  test('a browser with a session is redirected to the app with a valid code', { tags: ['shell §7 Auth service.15'] }, async () => {
    const { cookie } = await signInAs(sandbox.app, 'se', 'guardian');
    const { query, verifier, redirectUri } = authorizeQuery('se');
    const { status, headers } = await ask(sandbox.app, 'GET', `/auth/v1/authorize?${query}`, { headers: { cookie } });
    expect(status).toBe(302);
    const location = new URL(headers.get('location') ?? 'http://none');
    expect(location.href.startsWith(`${redirectUri}?`)).toBe(true);
    expect(location.searchParams.get('state')).toBe('the-state');
    const { body } = await exchange(sandbox.app, 'se', { code: location.searchParams.get('code') ?? '', verifier, redirectUri, cookie });
    expect(claimsOf(body.id_token).preferred_username).toBe('guardian');
  });

  test('a session of one realm is not valid in another realm', async () => {
    const { cookie } = await signInAs(sandbox.app, 'se', 'guardian');
    const { query } = authorizeQuery('no');
    expect((await ask(sandbox.app, 'GET', `/auth/v1/authorize?${query}`, { headers: { cookie } })).headers.get('location')).toContain(
      '/__sandbox/identity?',
    );
  });

  test('reauthenticate and acr_values=secure show the sign-in page despite a session', async () => {
    const { cookie } = await signInAs(sandbox.app, 'se', 'teacher');
    for (const more of [{ reauthenticate: 'true' }, { acr_values: 'secure' }]) {
      const { query } = authorizeQuery('se', more);
      expect((await ask(sandbox.app, 'GET', `/auth/v1/authorize?${query}`, { headers: { cookie } })).headers.get('location')).toContain(
        '/__sandbox/identity?',
      );
    }
  });

  const back = 'http://realmkit.se.localhost:8080/';
  const logOut = (cookie: string, more: Readonly<Record<string, string>> = {}) =>
    ask(sandbox.app, 'GET', `/auth/logout?${new URLSearchParams({ post_logout_redirect_uri: back, ...more })}`, { headers: { cookie } });
  /** Returns whether the auth service still has the session of a cookie. */
  const hasSession = async (cookie: string): Promise<boolean> => {
    const { headers } = await ask(sandbox.app, 'GET', `/auth/v1/authorize?${authorizeQuery('se').query}`, { headers: { cookie } });
    return !headers.get('location')?.includes('/__sandbox/identity?');
  };

  test('logout ends the session of its id token, revokes its tokens and redirects to a URL of a realm', {
    tags: ['shell §7 Auth service.21'],
  }, async () => {
    const signIn = await signInAs(sandbox.app, 'se', 'teacher');
    const { body } = await exchange(sandbox.app, 'se', signIn);
    const { status, headers } = await logOut(signIn.cookie, { id_token_hint: body.id_token });
    expect([status, headers.get('location')]).toEqual([302, back]);
    expect((await refresh(sandbox.app, 'se', body.refresh_token)).body.error).toBe('invalid_grant');
    expect(await hasSession(signIn.cookie)).toBe(false);
  });

  test('logout without an id token leads to a page that asks, and its button ends the session', async () => {
    const signIn = await signInAs(sandbox.app, 'se', 'teacher');
    const { body } = await exchange(sandbox.app, 'se', signIn);
    const location = (await logOut(signIn.cookie)).headers.get('location') ?? '';
    expect(location.startsWith('http://localhost:3000/__sandbox/identity/logout?')).toBe(true);
    const path = location.slice('http://localhost:3000'.length);
    const page = await ask(sandbox.app, 'GET', path, { headers: { cookie: signIn.cookie } });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<h1>Logga ut?</h1>')]);
    const headers = { cookie: signIn.cookie };
    const foreign = await ask(sandbox.app, 'POST', path, { form: {}, headers: { ...headers, 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, await hasSession(signIn.cookie)]).toEqual([403, true]);
    const done = await ask(sandbox.app, 'POST', path, { form: {}, headers: { ...headers, 'sec-fetch-site': 'same-origin' } });
    expect([done.status, done.headers.get('location'), await hasSession(signIn.cookie)]).toEqual([303, back, false]);
    expect((await refresh(sandbox.app, 'se', body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('logout with the id token of another user does not log out whoever is logged in', async () => {
    const { body: student } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'student'));
    const teacher = await signInAs(sandbox.app, 'se', 'teacher');
    const { headers } = await logOut(teacher.cookie, { id_token_hint: student.id_token });
    expect(headers.get('location')).toContain('/__sandbox/identity/logout?');
    expect(await hasSession(teacher.cookie)).toBe(true);
  });

  test('logout without a session redirects at once', async () => {
    expect((await logOut('')).headers.get('location')).toBe(back);
  });

  describe('a page of another site', () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const form = { username: 'consumer', password: 'realmkit-demo' };

    test.each([
      ['/__sandbox/identity', foreign],
      ['/__sandbox/identity', { origin: 'https://evil.example' }],
      ['/__sandbox/identity', { origin: 'http://realmkit.se.localhost:8080', 'sec-fetch-site': 'same-site' }],
      ['/auth/v1/authorize', foreign],
      ['/auth/v1/authorize', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      ['/auth/v1/authorize', { 'sec-fetch-site': 'cross-site' }],
    ])('a page of another site cannot log a visitor in at %s with %o', async (path, headers) => {
      const { status, headers: answered } = await ask(sandbox.app, 'POST', `${path}?${authorizeQuery('se').query}`, { form, headers });
      expect([status, answered.has('set-cookie'), answered.has('x-redirect-location')]).toEqual([403, false, false]);
    });

    test.each([
      ['/__sandbox/identity', 303, { origin: 'http://auth.realmkit.se.localhost:8080', 'sec-fetch-site': 'same-origin' }],
      ['/__sandbox/identity', 303, { origin: 'http://localhost:3000' }],
      ['/auth/v1/authorize', 200, { origin: 'http://realmkit.se.localhost:8080', 'sec-fetch-site': 'same-site' }],
      // Decision 0009: other clients call localhost:3000, across sites.
      ['/auth/v1/authorize', 200, { origin: 'http://realmkit.se.localhost:8080', 'sec-fetch-site': 'cross-site' }],
      ['/auth/v1/authorize', 200, { origin: 'http://localhost:6006', 'sec-fetch-site': 'same-site' }],
      ['/auth/v1/authorize', 200, { origin: 'https://realmkit.se', 'sec-fetch-site': 'same-site' }],
      ['/auth/v1/authorize', 200, {}],
    ])('%s logs in with %i for the app, the page itself and programs: %o', async (path, expected, headers) => {
      const { status } = await ask(sandbox.app, 'POST', `${path}?${authorizeQuery('se').query}`, { form, headers });
      expect(status).toBe(expected);
    });
  });

  describe('an id token hint', () => {
    const tokensOf = async (username: string) => {
      const signIn = await signInAs(sandbox.app, 'se', username);
      return { ...(await exchange(sandbox.app, 'se', signIn)).body, cookie: signIn.cookie };
    };

    test.each(['/__sandbox/identity', '/auth/v1/authorize'])(
      'a login at %s as another user than the hinted one is refused, and the session of the browser stays',
      async (path) => {
        const teacher = await tokensOf('teacher');
        const { query } = authorizeQuery('se', { id_token_hint: teacher.id_token, acr_values: 'secure' });
        const form = { username: 'schooladmin', password: 'realmkit-demo' };
        const { headers } = await ask(sandbox.app, 'POST', `${path}?${query}`, { form, headers: { cookie: teacher.cookie } });
        const location = new URL(headers.get('location') ?? headers.get('x-redirect-location') ?? '');
        expect([location.searchParams.get('error'), location.searchParams.has('code')]).toEqual(['login_required', false]);
        expect([headers.has('set-cookie'), await hasSession(teacher.cookie)]).toEqual([false, true]);
      },
    );

    test('the hinted user gets a code, also when they impersonate another user', async () => {
      const acting = await signInAs(sandbox.app, 'se', 'superuser', { act_as: 'se-user-6' });
      const { body } = await exchange(sandbox.app, 'se', acting);
      const { query } = authorizeQuery('se', { id_token_hint: body.id_token, act_as: 'se-user-6', acr_values: 'secure' });
      const form = { username: 'superuser', password: 'realmkit-demo' };
      const { headers } = await ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, { form, headers: { cookie: acting.cookie } });
      expect(new URL(headers.get('location') ?? '').searchParams.has('code')).toBe(true);
    });

    test('a session of another user is not used for the hinted one', async () => {
      const { query } = authorizeQuery('se', { id_token_hint: (await tokensOf('student')).id_token });
      const { cookie } = await tokensOf('teacher');
      const { headers } = await ask(sandbox.app, 'GET', `/auth/v1/authorize?${query}`, { headers: { cookie } });
      expect(headers.get('location')).toContain('/__sandbox/identity?');
    });
  });

  test('a login as another user ends the session and the tokens of the user before in that browser', async () => {
    const before = await signInAs(sandbox.app, 'se', 'teacher');
    const { body } = await exchange(sandbox.app, 'se', before);
    const form = { username: 'guardian', password: 'realmkit-demo' };
    const { query } = authorizeQuery('se');
    await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form, headers: { cookie: before.cookie } });
    expect(await hasSession(before.cookie)).toBe(false);
    expect((await refresh(sandbox.app, 'se', body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test.each([
    ['same-site', 'SameSite=Lax'],
    ['cross-site', 'SameSite=None; Secure'],
  ])('a sign-in from a %s page sets a session cookie with %s', async (site, attributes) => {
    const { query } = authorizeQuery('se');
    const { headers } = await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, {
      form: { username: 'teacher', password: 'realmkit-demo' },
      headers: { origin: 'http://realmkit.se.localhost:8080', 'sec-fetch-site': site },
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^realmkit_session=.*; Path=/; HttpOnly; ${attributes}$`)),
      expect.stringMatching(new RegExp(`^realmkit_device=.*; Path=/; HttpOnly; ${attributes}; Max-Age=7776000$`)),
    ]);
  });

  test('logout with an id token revokes the tokens without a cookie', async () => {
    const { body } = await exchange(sandbox.app, 'us', await signInAs(sandbox.app, 'us', 'teacher'));
    await ask(sandbox.app, 'GET', `/auth/logout?${new URLSearchParams({ id_token_hint: body.id_token })}`);
    expect((await refresh(sandbox.app, 'us', body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test.each(foreignUrls)('logout does not redirect to %j', async (redirectUri) => {
    const query = new URLSearchParams({ post_logout_redirect_uri: redirectUri });
    const { status, headers, body } = await ask(sandbox.app, 'GET', `/auth/logout?${query}`);
    expect([status, headers.has('location'), body.attributes?.map(({ attribute }: { attribute: string }) => attribute)]).toEqual([
      400,
      false,
      ['post_logout_redirect_uri'],
    ]);
  });

  test('a superuser impersonates another user, and the id token names the actor', async () => {
    const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'superuser', { act_as: 'se-user-6' }));
    expect(claimsOf(body.access_token)).toMatchObject({ sub: 'se-user-6', scope: 'openid profile' });
    expect(claimsOf(body.id_token)).toMatchObject({ sub: '6', preferred_username: 'student', act: { sub: '1' } });
    expect((await ask(sandbox.app, 'GET', '/account/me', { token: body.access_token })).body.username).toBe('student');
  });

  test('an admin impersonates users whose schools are all their own, but no superuser and no user of other schools', async () => {
    const actAs = async (uid: string) => {
      const { query } = authorizeQuery('se', { act_as: uid });
      const form = { username: 'schooladmin', password: 'realmkit-demo' };
      const { headers } = await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, { form });
      return new URL(headers.get('x-redirect-location') ?? '').searchParams;
    };
    expect((await actAs('se-user-6')).has('code')).toBe(true);
    expect((await actAs('se-user-3')).has('code')).toBe(true);
    expect((await actAs('se-user-1')).get('error')).toBe('access_denied');
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    const filters = encodeURIComponent(JSON.stringify({ schoolUid: 'se-school-2', role: 'employee' }));
    const elsewhere = await ask(sandbox.app, 'GET', `/customer-management/eu/users?filters=${filters}`, { token });
    for (const { uid } of elsewhere.body.data) expect((await actAs(uid)).get('error')).toBe('access_denied');
  });

  test('users who are neither superuser nor admin cannot impersonate another user', async () => {
    const { query } = authorizeQuery('se', { act_as: 'se-user-6' });
    const { headers } = await ask(sandbox.app, 'POST', `/auth/v1/authorize?${query}`, {
      form: { username: 'teacher', password: 'realmkit-demo' },
    });
    expect(new URL(headers.get('x-redirect-location') ?? '').searchParams.get('error')).toBe('access_denied');
  });

  test('unknown parameters of an authorize request are ignored', async () => {
    const { query } = authorizeQuery('se', { prompt: 'login' });
    expect((await ask(sandbox.app, 'GET', `/auth/v1/authorize?${query}`)).status).toBe(302);
  });

  describe('logout at a provider', () => {
    const byProvider = async (method: string) => {
      const { query, verifier, redirectUri } = authorizeQuery('de');
      const { headers } = await ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, { form: { demo: 'student', method } });
      const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
      return (await exchange(sandbox.app, 'de', { code, verifier, redirectUri, cookie: '' })).body;
    };
    const path = '/auth/v1/providers/ak-bibliotheken/logout';

    test('a provider logout revokes every sign-in of the user through that provider and no other', async () => {
      const [library, password] = [await byProvider('ak-bibliotheken'), await byProvider('pwd')];
      expect((await ask(sandbox.app, 'POST', path, { token: library.access_token })).status).toBe(204);
      expect((await refresh(sandbox.app, 'de', library.refresh_token)).body.error).toBe('invalid_grant');
      expect((await refresh(sandbox.app, 'de', password.refresh_token)).status).toBe(200);
      expect((await ask(sandbox.app, 'POST', path, { token: library.access_token })).status).toBe(401);
    });

    test('a provider logout requires a token of a sign-in through that provider', async () => {
      const { access_token: token } = await byProvider('pwd');
      const other = await ask(sandbox.app, 'POST', path, { token });
      expect([other.status, other.body.attributes]).toEqual([400, [{ attribute: 'amr', reason: 'enum' }]]);
      expect((await ask(sandbox.app, 'POST', path)).body.name).toBe('unauthorized');
    });
  });

  test('an access token expires by the sandbox clock', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'teacher');
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 3540 } });
    expect((await ask(sandbox.app, 'GET', '/account/me', { token })).status).toBe(200);
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 61 } });
    const { status, body } = await ask(sandbox.app, 'GET', '/account/me', { token });
    expect([status, body.name]).toEqual([401, 'unauthorized']);
  });

  describe('the sign-in page', () => {
    test('the sign-in page logs in with a plain form and redirects to the app with a code', async () => {
      const { query, verifier, redirectUri } = authorizeQuery('se');
      const page = await ask(sandbox.app, 'GET', `/__sandbox/identity?${query}`);
      expect(page.body).toContain('<h1>Logga in</h1>');
      expect(page.body).toContain('<a href="http://realmkit.se.localhost:8080/login/forgot-password">Glömt lösenordet?</a>');
      const { status, headers } = await ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, {
        form: { username: 'student', password: 'realmkit-demo' },
      });
      expect(status).toBe(303);
      const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
      const { body } = await exchange(sandbox.app, 'se', { code, verifier, redirectUri, cookie: '' });
      expect(claimsOf(body.id_token).preferred_username).toBe('student');
    });

    test('the sign-in page adds a second factor when acr_values is secure', { tags: ['admin §6.35'] }, async () => {
      const { query, verifier, redirectUri } = authorizeQuery('se', { acr_values: 'secure' });
      const { headers } = await ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, {
        form: { username: 'teacher', password: 'realmkit-demo' },
      });
      const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
      const { body } = await exchange(sandbox.app, 'se', { code, verifier, redirectUri, cookie: '' });
      expect(claimsOf(body.access_token)).toMatchObject({ acr: 'secure', amr: ['pwd', 'sms'] });
    });

    test.each(['gar', 'ak-bibliotheken', 'domino', 'vidis', 'qr', 'pwd', 'sms'] as const)(
      'the sign-in page offers the method %s and the tokens contain it',
      async (method) => {
        const realm = method === 'gar' ? 'fr' : 'de';
        const { query, verifier, redirectUri } = authorizeQuery(realm);
        const page = await ask(sandbox.app, 'GET', `/__sandbox/identity?${query}`);
        expect(page.body).toContain(`name="method" value="${method}"`);
        const { headers } = await ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, { form: { demo: 'teacher', method } });
        const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
        const { body } = await exchange(sandbox.app, realm, { code, verifier, redirectUri, cookie: '' });
        expect(claimsOf(body.access_token).amr).toEqual([method]);
      },
    );

    /** Returns the claims of a demo account that chose a method on the page. */
    async function claimsAfter(realm: 'se' | 'no', form: { demo: string; method: string }, more: Record<string, string> = {}) {
      const { query, verifier, redirectUri } = authorizeQuery(realm, more);
      const { headers } = await ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, { form });
      const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
      const { body } = await exchange(sandbox.app, realm, { code, verifier, redirectUri, cookie: '' });
      return claimsOf(body.access_token);
    }

    test('in Sweden BankID can be chosen and is always a secure login', { tags: ['admin §6.36'] }, async () => {
      const page = await ask(sandbox.app, 'GET', `/__sandbox/identity?${authorizeQuery('se').query}`);
      expect(page.body).toMatch(/value="bankid".* BankID<\/label>/);
      const byBankId = { demo: 'teacher', method: 'bankid' };
      for (const more of [{}, { acr_values: 'secure' }])
        expect(await claimsAfter('se', byBankId, more)).toMatchObject({ acr: 'secure', amr: ['bankid'] });
    });

    test('BankID is not offered outside of Sweden', async () => {
      const page = await ask(sandbox.app, 'GET', `/__sandbox/identity?${authorizeQuery('no').query}`);
      expect(page.body).not.toContain('bankid');
      expect(await claimsAfter('no', { demo: 'teacher', method: 'bankid' })).toMatchObject({ acr: 'basic', amr: ['pwd'] });
    });

    test.each(['guardian', 'student'])(
      'only employees can have a secure login, so a %s has none',
      { tags: ['admin §6.27'] },
      async (demo) => {
        expect(await claimsAfter('se', { demo, method: 'bankid' })).toMatchObject({ acr: 'basic', amr: ['bankid'] });
        expect(await claimsAfter('se', { demo, method: 'pwd' }, { acr_values: 'secure' })).toMatchObject({ acr: 'basic' });
      },
    );

    test('an employee logs in with a second factor only while the school has it switched on', async () => {
      const token = await tokenOf(sandbox.app, 'se', 'superuser');
      const switchTo = async (secureAuthEnabled: boolean) => {
        for (const school of ['se-school-4', 'se-school-7']) {
          const path = `/customer-management/eu/schoolUnits/${school}`;
          expect((await ask(sandbox.app, 'PATCH', path, { token, json: { secureAuthEnabled } })).status).toBe(200);
        }
      };
      const claims = () => claimsAfter('se', { demo: 'teacher', method: 'pwd' }, { acr_values: 'secure' });
      await switchTo(false);
      expect(await claims()).toMatchObject({ acr: 'basic' });
      await switchTo(true);
      expect(await claims()).toMatchObject({ acr: 'secure', amr: ['pwd', 'sms'] });
    });

    test('the sign-in page preselects the method of the hint of the app', async () => {
      const { query } = authorizeQuery('fr', { amr_hint: 'gar' });
      const { body } = await ask(sandbox.app, 'GET', `/__sandbox/identity?${query}`);
      expect(body).toMatch(/value="gar" checked/);
      expect(body).not.toMatch(/value="pwd" checked/);
    });

    test('the sign-in page shows an error and keeps and escapes the user name', async () => {
      const { query } = authorizeQuery('fr');
      const { status, body } = await ask(sandbox.app, 'POST', `/__sandbox/identity?${query}`, {
        form: { username: '"><script>', password: 'x' },
      });
      expect(status).toBe(401);
      expect(body).toContain('role="alert"');
      expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
      expect(body).not.toContain('<script>');
    });

    test('the sign-in page allows form submissions only to itself and the app', async () => {
      const { query } = authorizeQuery('se');
      const policy = (await ask(sandbox.app, 'GET', `/__sandbox/identity?${query}`)).headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("form-action 'self' http://realmkit.se.localhost:8080;");
      expect(policy).toContain("frame-ancestors 'none'");
    });

    test('the sign-in page shows an error for an incomplete request', async () => {
      expect((await ask(sandbox.app, 'GET', '/__sandbox/identity?client_id=realmkit-de')).body).toContain('unvollständig');
    });
  });
});

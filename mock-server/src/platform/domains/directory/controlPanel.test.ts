import { type PersonAttributeName, personAttributeNames, personAttributes } from '@realmkit/openapi/people';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { strayMemberships } from '../../sandbox/testing/strayMemberships.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { ask, authorizeQuery, exchange, type Reply, refresh, signInAs, tokenOf } from '../../sandbox/testing/visitor.ts';

interface Attribute {
  readonly value?: unknown;
  readonly viewable: number;
  readonly editable: number;
}
interface Action {
  readonly id: string;
  readonly status: { readonly active: boolean };
}

const active = (actions: readonly Action[]): string[] => actions.filter(({ status }) => status.active).map(({ id }) => id);
const editable = (attributes: Readonly<Record<string, Attribute>>): string[] =>
  Object.entries(attributes)
    .filter(([, attribute]) => attribute.editable === 2)
    .map(([name]) => name)
    .sort();

/** Returns a value for an attribute, another one for each number. */
function sampleValue(name: PersonAttributeName, number: number): unknown {
  const attribute = personAttributes[name];
  const input = 'input' in attribute ? attribute.input : undefined;
  if (name === 'organizations') return [{ id: number % 2 ? 4 : 7 }];
  if (name === 'bankid') return `19850724238${number}`;
  if (attribute.kind === 'flag') return number % 2 === 1;
  if (attribute.kind === 'number') return number;
  if (input === 'tel') return `+46 70 123 45 6${number}`;
  return input === 'email' ? `${name}-${number}@example.se` : `${name}-${number}`;
}

const elsa = { username: 'elsa.ny', name: 'Elsa Maria Ny', organizations: [{ id: 4 }] };

describe.each(serviceDatabases)('the control panel on %s', (kind) => {
  let sandbox: TestSandbox;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  afterEach(async () => expect(await strayMemberships(sandbox)).toEqual([]));
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    for (const name of ['superuser', 'schooladmin', 'teacher', 'guardian', 'consumer', 'student', 'shared'])
      tokens.set(name, await tokenOf(sandbox.app, 'se', name));
  });

  const as = (name: string, method: string, path: string, json?: unknown, headers?: Record<string, string>): Promise<Reply> =>
    ask(sandbox.app, method, `/control-panel${path}`, { token: tokens.get(name), json, ...(headers && { headers }) });
  const inDirectory = (path: string): Promise<Reply> =>
    ask(sandbox.app, 'GET', `/customer-management/eu${path}`, { token: tokens.get('superuser') });
  const signsIn = async (username: string, password: string): Promise<boolean> =>
    signInAs(sandbox.app, 'se', username, {}, password).then(
      () => true,
      () => false,
    );

  describe('the profile', () => {
    test('the profile of a teacher has organisations with role and admin flag, groups, subscriptions, menu and homepage', {
      tags: ['admin §3.31', 'admin §3.38', 'admin §3.39', 'admin §7 Legacy control panel service.8'],
    }, async () => {
      const { status, body } = await as('teacher', 'GET', '/v1/me');
      expect([status, body.id, body.attributes.username.value]).toEqual([200, 3, 'teacher']);
      expect(body.attributes.organizations.value).toEqual([
        { label: 'Björkskolan', value: { id: 4, role: 'employee', admin: false } },
        { label: 'Ängsskolan', value: { id: 7, role: 'employee', admin: false } },
      ]);
      expect(body.attributes.groups.value.map(({ name }: { name: string }) => name)).toEqual(['Klass 2A', 'Klass 2B']);
      expect(body.attributes.subscriptions.value).toContainEqual({
        label: 'polylino-school',
        value: expect.arrayContaining([
          { endDate: '2025-06-30', active: false },
          { endDate: '2031-06-30', active: true },
        ]),
      });
      expect(active(body.actions)).toEqual(['EditPassword']);
      expect(active(body.attributes.menu.value)).toEqual(['ViewManageUsers', 'ViewLogOut']);
      expect(body.attributes.homepage.value).toBe('/controlpanel');
    });

    test('guest is a flag of its own in the profile, whatever the role', { tags: ['admin §3.30', 'admin §6.3'] }, async () => {
      const { engine, tables } = sandbox.shards.eu;
      await engine.database.update(tables.users).set({ guest: true }).where(eq(tables.users.uid, 'se-user-3'));
      const flagsOf = async (who: string) => {
        const { guest, userTypes } = (await as(who, 'GET', '/v1/me')).body.attributes;
        return { guest: guest.value, userTypes: userTypes.value };
      };
      expect(await flagsOf('teacher')).toEqual({ guest: true, userTypes: ['employee'] });
      expect(await flagsOf('student')).toEqual({ guest: false, userTypes: ['student'] });
    });

    test('the profile of an admin has the role employee with the admin flag', { tags: ['admin §3.32'] }, async () => {
      const { body } = await as('schooladmin', 'GET', '/v1/me');
      expect(body.attributes.organizations.value).toEqual([{ label: 'Umeå kommun', value: { id: 1, role: 'employee', admin: true } }]);
    });

    test.each([
      ['teacher', ['employee']],
      ['schooladmin', ['employee', 'admin']],
      ['guardian', ['guardian']],
      ['student', ['student']],
    ])(
      'the userTypes of a %s are %j: the roles at the organisations, and an admin flag adds the type admin',
      { tags: ['admin §3.33', 'admin §6.2'] },
      async (name, types) => {
        expect((await as(name, 'GET', '/v1/me')).body.attributes.userTypes).toEqual({ value: types, viewable: 2, editable: 0 });
      },
    );

    test('the profile has names and external connections, each with its levels', { tags: ['admin §3.28', 'admin §3.29'] }, async () => {
      const connections = {
        bankid: '198507242388',
        sms: '+46 70 123 45 67',
        eppn: 'sigrid@eppn.example.se',
        gsuiteemail: 'sigrid@gsuite.example.se',
        office365: 'sigrid@office.example.se',
      };
      expect((await as('superuser', 'PATCH', '/v1/employees/1', { data: connections })).status).toBe(204);
      const { body: user } = await inDirectory('/users/se-user-1');
      const { id, attributes } = (await as('superuser', 'GET', '/v1/me')).body;
      expect(id).toBe(1);
      for (const [name, value] of Object.entries({ name: user.name, username: 'superuser', email: user.email, ...connections }))
        expect([name, attributes[name]]).toEqual([name, { value, viewable: 2, editable: 0 }]);
      expect((await as('teacher', 'GET', '/v1/me')).body.attributes.bankid).toEqual({ value: null, viewable: 0, editable: 0 });
    });

    test('only staff change the password of a shared account', async () => {
      expect(active((await as('shared', 'GET', '/v1/me')).body.actions)).toEqual([]);
      expect(active((await as('student', 'GET', '/v1/me')).body.actions)).toEqual(['EditPassword']);
    });

    test('the menu of a guardian does not offer user management', async () => {
      const { body } = await as('guardian', 'GET', '/v1/me');
      expect(active(body.attributes.menu.value)).toEqual(['ViewLogOut']);
      expect(body.attributes.homepage.value).toBe('/');
    });
  });

  describe('organisations', () => {
    test('an employee sees their own organisations, an admin also those below, a superuser all', async () => {
      const names = async (who: string): Promise<string[]> =>
        (await as(who, 'GET', '/v1/organizations')).body.data.map(({ name }: { name: string }) => name);
      expect(await names('teacher')).toEqual(['Björkskolan', 'Ängsskolan']);
      expect((await names('schooladmin')).length).toBe(5);
      expect((await names('superuser')).length).toBeGreaterThan(10);
    });

    test('another organisation is forbidden, and an unknown one is not found', {
      tags: ['admin §3.40', 'admin §7 Legacy control panel service.11'],
    }, async () => {
      expect((await as('teacher', 'GET', '/v1/organizations/4')).body).toEqual({ id: 4, name: 'Björkskolan' });
      expect(await as('teacher', 'GET', '/v1/organizations/5')).toMatchObject({ status: 403, body: { name: 'forbidden' } });
      expect(await as('teacher', 'GET', '/v1/organizations/4040')).toMatchObject({ status: 404, body: { name: 'not_found' } });
    });

    test('users are listed by type with the allowed actions of each', {
      tags: [
        'admin §3.22',
        'admin §7 Legacy control panel service.12',
        'admin §7 Legacy control panel service.14',
        'admin §7 Legacy control panel service.15',
        'admin §7 Legacy control panel service.16',
      ],
    }, async () => {
      const lists = ['students', 'guardians', 'employees', 'users'];
      const pages = await Promise.all(lists.map(async (list) => (await as('teacher', 'GET', `/v1/organizations/4/${list}?size=100`)).body));
      const typesIn = ({ data }: { data: { type: string }[] }) => new Set(data.map(({ type }) => type));
      expect(pages.slice(0, 3).map(typesIn)).toEqual([new Set(['students']), new Set(['guardians']), new Set(['employees'])]);
      const [students = 0, guardians = 0, employees = 0, users] = pages.map(({ meta }) => meta.totalItems as number);
      expect(Math.min(students, guardians, employees)).toBeGreaterThan(0);
      expect(users).toBe(students + guardians + employees);
      const { body } = await as('teacher', 'GET', '/v1/organizations/4/students?q=student&sort=name,asc');
      const [student] = body.data;
      expect(student).toMatchObject({ id: 6, uid: 'se-user-6', type: 'students' });
      expect(active(student.actions)).toEqual(['ViewUserInfo', 'EditUserInfo', 'ListGroups', 'ViewBookshelf']);
    });

    test('a page after the last one is empty and keeps the total', async () => {
      const { body } = await as('teacher', 'GET', '/v1/organizations/4/employees?page=900');
      expect(body.data).toEqual([]);
      expect(body.meta.totalItems).toBeGreaterThan(10);
    });
  });

  describe('a person', () => {
    test('a person has the same data as in customer-management, joined by the numeric id', {
      tags: ['admin §1.12', 'admin §1.13', 'admin §3.8', 'admin §3.9', 'admin §3.10', 'admin §3.12'],
    }, async () => {
      const { status, body } = await as('teacher', 'GET', '/v1/students/6');
      expect(status).toBe(200);
      const { body: user } = await inDirectory('/users/se-user-6');
      expect([body.id, body.attributes.username.value, body.attributes.name.value]).toEqual([user.legacyId, user.userName, user.name]);
      expect(body.attributes.organizations).toMatchObject({
        values: [{ id: 4, role: 'student', admin: false }],
        options: [
          { id: 4, name: 'Björkskolan' },
          { id: 7, name: 'Ängsskolan' },
        ],
      });
      expect((await as('teacher', 'GET', '/v2/students/6')).body).toEqual(body);
    });

    test('a person is found only under the path of their type', async () => {
      expect((await as('superuser', 'GET', '/v1/employees/6')).status).toBe(404);
      expect((await as('superuser', 'GET', '/v1/teachers/6')).status).toBe(400);
      expect((await as('superuser', 'GET', '/v1/students/99999')).status).toBe(404);
    });

    test('the levels of a person depend on the caller', async () => {
      const seenBy = async (who: string): Promise<string[]> =>
        editable((await as(who, 'GET', '/v1/employees/3')).body.attributes as Record<string, Attribute>);
      expect(await seenBy('teacher')).toEqual([]);
      expect(await seenBy('schooladmin')).not.toContain('bankid');
      expect(await seenBy('superuser')).toEqual(expect.arrayContaining(['bankid', 'sms', 'speakingBookRights', 'eppn', 'password']));
      expect((await as('superuser', 'GET', '/v1/employees/3')).body.attributes.password).toEqual({ viewable: 0, editable: 2 });
    });

    test('a student has an email address, connections, sharing and talking book rights, each with its levels', {
      tags: ['admin §3.11', 'admin §3.13', 'admin §3.14', 'admin §3.17', 'admin §3.18', 'admin §3.19'],
    }, async () => {
      const data = {
        email: 'elsa@example.se',
        shared: true,
        speakingBookRights: true,
        eppn: 'elsa@eppn.example.se',
        gsuiteid: '1234567',
        gsuiteemail: 'elsa@gsuite.example.se',
        office365: 'elsa@office.example.se',
      };
      expect((await as('superuser', 'PATCH', '/v1/students/6', { data })).status).toBe(204);
      const { attributes } = (await as('superuser', 'GET', '/v1/students/6')).body;
      for (const [name, value] of Object.entries(data))
        expect([name, attributes[name]]).toEqual([name, { value, viewable: 2, editable: 2 }]);
    });

    test('attributes that require secure login are hidden from an admin without it', {
      tags: ['admin §3.20', 'admin §3.21', 'admin §3.23', 'admin §6.25', 'admin §6.26'],
    }, async () => {
      const guarded = { bankid: '198507242388', sms: '+46 70 123 45 67', speakingBookRights: true };
      for (const [name, value] of Object.entries(guarded)) {
        const data = { [name]: value };
        expect([name, (await as('schooladmin', 'PATCH', '/v1/employees/3', { data })).status]).toEqual([name, 403]);
        expect([name, (await as('superuser', 'PATCH', '/v1/employees/3', { data })).status]).toEqual([name, 204]);
      }
      const seenBy = async (who: string) => (await as(who, 'GET', '/v1/employees/3')).body.attributes;
      const [ofAdmin, ofSuperuser] = [await seenBy('schooladmin'), await seenBy('superuser')];
      for (const [name, value] of Object.entries(guarded)) {
        expect([name, ofAdmin[name]]).toEqual([name, { value: null, viewable: 0, editable: 0 }]);
        expect([name, ofSuperuser[name]]).toEqual([name, { value, viewable: 2, editable: 2 }]);
      }
      const inList = async (who: string, path: string) =>
        (await ask(sandbox.app, 'GET', `/customer-management/eu/users${path}`, { token: tokens.get(who) })).body;
      expect((await inList('superuser', '/se-user-3')).identifiers).toContainEqual({ type: 'sms', value: '+46 70 123 45 67' });
      expect((await inList('schooladmin', '/se-user-3')).identifiers).not.toContainEqual(expect.objectContaining({ type: 'sms' }));
      expect((await inList('schooladmin', '?q=%2B46')).meta.totalItems).toBe(0);
    });

    test('admins and employees change a person atomically', { tags: ['admin §7 Legacy control panel service.23'] }, async () => {
      expect((await as('teacher', 'PATCH', '/v1/students/6', { data: { name: 'Elsa Ström', ageFilter: 9 } })).status).toBe(204);
      const { body } = await as('teacher', 'GET', '/v1/students/6');
      expect([body.attributes.name.value, body.attributes.ageFilter.value]).toEqual(['Elsa Ström', 9]);
      expect((await inDirectory('/users?q=ström%20elsa')).body.data[0].uid).toBe('se-user-6');
      const refused = await as('teacher', 'PATCH', '/v1/students/6', { data: { name: 'Nobody', office365: 'a@b.se' } });
      expect(refused).toMatchObject({ status: 403, body: { name: 'forbidden' } });
      expect((await as('teacher', 'GET', '/v1/students/6')).body.attributes.name.value).toBe('Elsa Ström');
    });

    test('a new password lets the person log in and is never returned or logged', { tags: ['admin §3.16'] }, async () => {
      expect((await as('teacher', 'PATCH', '/v1/students/7', { data: { password: 'en-lang-mening' } })).status).toBe(204);
      expect(await signsIn('shared', 'en-lang-mening')).toBe(true);
      expect(await signsIn('shared', 'realmkit-demo')).toBe(false);
      expect((await as('teacher', 'GET', '/v1/students/7')).body.attributes.password).toEqual({ viewable: 0, editable: 2 });
      const [entry] = (await inDirectory('/users/se-user-7/auditLogs')).body.data;
      expect(entry).toMatchObject({ action: 'updatePerson', changes: [{ field: 'password', before: null, after: null }] });
    });

    test('a new password from staff ends the logins of the person', async () => {
      const signIn = await signInAs(sandbox.app, 'se', 'student');
      const { refresh_token: refreshToken } = (await exchange(sandbox.app, 'se', signIn)).body;
      const other = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'shared'))).body.refresh_token;
      await as('teacher', 'PATCH', '/v1/students/6', { data: { password: 'en-lang-mening' } });
      expect((await refresh(sandbox.app, 'se', refreshToken)).body.error).toBe('invalid_grant');
      const { query } = authorizeQuery('se');
      const again = await ask(sandbox.app, 'GET', `/auth/v1/authorize?${query}`, { headers: { cookie: signIn.cookie } });
      expect(again.headers.get('location')).toContain('/__sandbox/identity?');
      expect((await refresh(sandbox.app, 'se', other)).status).toBe(200);
      await as('schooladmin', 'PATCH', '/v1/groups/4', { data: { password: 'hela-klassen' } });
      expect((await refresh(sandbox.app, 'se', other)).status).toBe(400);
    });

    test('nobody sets how a person logs in who has rights outside of the units they administrate', async () => {
      const association = (uid: string, school: string, role: string) =>
        ask(sandbox.app, 'PUT', `/customer-management/eu/users/${uid}/schoolUnits/${school}`, {
          token: tokens.get('superuser'),
          json: { role },
        });
      await association('se-user-3', 'se-school-5', 'employee');
      for (const data of [
        { password: 'taken-over' },
        { username: 'mallory' },
        { email: 'mallory@example.se' },
        { office365: 'm@example.se' },
      ])
        expect((await as('schooladmin', 'PATCH', '/v1/employees/3', { data })).status).toBe(403);
      expect([await signsIn('teacher', 'taken-over'), await signsIn('teacher', 'realmkit-demo')]).toEqual([false, true]);
      expect((await as('schooladmin', 'PATCH', '/v1/employees/3', { data: { name: 'Anna Nilsson' } })).status).toBe(204);
      await association('se-user-6', 'se-school-6', 'student');
      expect((await as('teacher', 'PATCH', '/v1/students/6', { data: { password: 'en-lang-mening' } })).status).toBe(403);
      expect((await as('schooladmin', 'PATCH', '/v1/groups/4', { data: { password: 'hela-klassen' } })).status).toBe(403);
      expect(await signsIn('student', 'realmkit-demo')).toBe(true);
      for (const path of ['/v1/students/6', '/v1/employees/3'])
        expect((await as('superuser', 'PATCH', path, { data: { password: 'by-a-superuser' } })).status).toBe(204);
    });

    describe('a login that is also a family’s', () => {
      const [password, email] = [{ data: { password: 'taken-over' } }, { data: { email: 'mallory@example.se' } }];
      const means = ['a card', 'a subscription', 'a balance'] as const;
      /** Leaves the guardian one way to pay, or none. */
      const leave = async (mean?: (typeof means)[number]): Promise<void> => {
        const { engine, tables } = sandbox.shards.eu;
        const { paymentMethods, paidSubscriptions, customers, users } = tables;
        const own = { realm: 'se' as const, userUid: 'se-user-4' };
        await engine.database.delete(paymentMethods).where(eq(paymentMethods.userUid, own.userUid));
        await engine.database.update(paidSubscriptions).set({ status: 'canceled' }).where(eq(paidSubscriptions.userUid, own.userUid));
        await engine.database.delete(customers).where(eq(customers.userUid, own.userUid));
        if (mean === 'a card')
          await engine.database
            .insert(paymentMethods)
            .values({ ...own, id: 'pm', number: '4242', brand: 'visa', expMonth: 12, expYear: 2040, createdAt: 0 });
        // The demo subscription of a family.
        if (mean === 'a subscription')
          await engine.database.update(paidSubscriptions).set({ userUid: own.userUid }).where(eq(paidSubscriptions.userUid, 'se-user-5'));
        if (mean === 'a balance') await engine.database.insert(customers).values({ ...own, id: 'cus', hadTrial: true, balance: 100 });
        await engine.database.update(users).set({ email: 'maja@example.se', emailVerified: true }).where(eq(users.uid, own.userUid));
      };
      const change = async (who: string, body: object) => (await as(who, 'PATCH', '/v1/guardians/4', body)).status;

      test.each(means)('nobody but its owner changes password and address of a login with %s', async (mean) => {
        await leave(mean);
        for (const who of ['schooladmin', 'superuser'])
          for (const body of [password, email]) expect([who, await change(who, body)]).toEqual([who, 403]);
        expect(await signsIn('guardian', 'realmkit-demo')).toBe(true);
        expect((await as('schooladmin', 'PATCH', '/v1/guardians/4', password)).body.message).toContain('send them a link');
        expect(await change('schooladmin', { data: { name: 'Maja Holm' } })).toBe(204);
        const { attributes } = (await as('schooladmin', 'GET', '/v1/guardians/4')).body;
        expect(editable(attributes)).toEqual(['name', 'organizations']);
        const { data } = (await as('schooladmin', 'GET', '/v1/organizations/4/guardians?size=100')).body;
        expect(data.find(({ id }: { id: number }) => id === 4).attributes.email).toMatchObject({ editable: 0 });
      });

      test('a login by which nobody pays is the school’s to help with', async () => {
        await leave();
        for (const body of [password, email]) expect(await change('schooladmin', body)).toBe(204);
      });

      test('an administrator of all their units helps somebody who has confirmed no address, and a shared account', async () => {
        const { engine, tables } = sandbox.shards.eu;
        const set = (values: object) => engine.database.update(tables.users).set(values).where(eq(tables.users.uid, 'se-user-4'));
        await leave('a card');
        await set({ emailVerified: false });
        expect(await change('schooladmin', password)).toBe(204);
        await set({ emailVerified: true, sharedAccount: true });
        expect(await change('schooladmin', password)).toBe(204);
        await ask(sandbox.app, 'PUT', '/customer-management/eu/users/se-user-4/schoolUnits/se-school-5', {
          token: tokens.get('superuser'),
          json: { role: 'guardian' },
        });
        expect([await change('schooladmin', password), await change('superuser', password)]).toEqual([403, 204]);
      });

      test('staff send a link for a new password to the confirmed address, and to no other', async () => {
        const send = (who: string, path = '/v1/guardians/4') => as(who, 'POST', `${path}/passwordReset`);
        const mails = async () => {
          const { data } = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body;
          return data.filter((mail: { link: string | null }) => mail.link?.includes('/login/new-password'));
        };
        await leave('a card');
        expect((await send('schooladmin')).status).toBe(204);
        const [{ recipient, link }, ...others] = await mails();
        expect([recipient, others]).toEqual(['maja@example.se', []]);
        const json = { country: 'se', token: new URL(link).searchParams.get('token'), password: 'en-annan-mening' };
        expect((await ask(sandbox.app, 'POST', '/account/password/reset', { json })).status).toBe(204);
        expect(await signsIn('guardian', 'en-annan-mening')).toBe(true);
        const { data } = (await inDirectory('/users/se-user-4/auditLogs')).body;
        expect(data.map(({ action }: { action: string }) => action)).toContain('sendPasswordReset');
        const { engine, tables } = sandbox.shards.eu;
        await engine.database.update(tables.users).set({ emailVerified: false }).where(eq(tables.users.uid, 'se-user-4'));
        expect((await send('schooladmin')).status).toBe(403);
        expect((await send('teacher')).status).toBe(403);
        expect((await send('schooladmin', '/v1/students/7')).status).toBe(403);
        expect(await mails()).toHaveLength(1);
      });
    });

    test('a user name can be changed unless another user has it, regardless of case', async () => {
      expect(await as('teacher', 'PATCH', '/v1/students/6', { data: { username: 'TEACHER' } })).toMatchObject({
        status: 409,
        body: { name: 'ConflictError', attributes: [{ attribute: 'username', reason: 'unique' }] },
      });
      expect((await as('teacher', 'PATCH', '/v1/students/6', { data: { username: 'elsa' } })).status).toBe(204);
      expect([await signsIn('elsa', 'realmkit-demo'), await signsIn('student', 'realmkit-demo')]).toEqual([true, false]);
    });

    test('a person keeps at least one organisation and only one type', async () => {
      const change = (organizations: unknown) => as('superuser', 'PATCH', '/v1/students/6', { data: { organizations } });
      expect((await change([])).body.attributes).toEqual([{ attribute: 'organizations', reason: 'minItems' }]);
      expect((await change([{ id: 4, role: 'guardian' }])).body.attributes).toEqual([{ attribute: 'organizations', reason: 'oneType' }]);
      expect((await change([{ id: 4, admin: true }])).body.attributes).toEqual([{ attribute: 'organizations', reason: 'oneType' }]);
      expect((await change([{ id: 4040 }])).body.attributes).toEqual([{ attribute: 'organizations', reason: 'unknown' }]);
      expect((await change([{ id: 7 }])).status).toBe(204);
      expect((await inDirectory('/users/se-user-6')).body.schoolAssociations).toMatchObject([
        { schoolUid: 'se-school-7', role: 'student' },
      ]);
    });

    test('an admin makes an employee an admin', async () => {
      const organizations = [{ id: 4, admin: true }, { id: 7 }];
      expect((await as('teacher', 'PATCH', '/v1/employees/3', { data: { organizations } })).status).toBe(403);
      expect((await as('schooladmin', 'PATCH', '/v1/employees/3', { data: { organizations } })).status).toBe(204);
      expect((await inDirectory('/users/se-user-3')).body.schoolAssociations).toMatchObject([
        { schoolUid: 'se-school-4', role: 'admin' },
        { schoolUid: 'se-school-7', role: 'employee' },
      ]);
    });

    test('only pupils have an age filter', async () => {
      expect((await as('superuser', 'PATCH', '/v1/employees/3', { data: { ageFilter: 9 } })).status).toBe(403);
      expect((await as('superuser', 'GET', '/v1/employees/3')).body.attributes.ageFilter.value).toBeNull();
      expect((await as('superuser', 'PATCH', '/v1/students/6', { data: { ageFilter: 9 } })).status).toBe(204);
    });

    test('only superusers change a superuser', async () => {
      expect((await as('schooladmin', 'PATCH', '/v1/employees/1', { data: { name: 'Somebody Else' } })).status).toBe(403);
      expect((await as('schooladmin', 'DELETE', '/v1/employees/1')).status).toBe(403);
    });

    test('an admin of all organisations of a person can delete them, and neither another admin nor a teacher can', {
      tags: ['admin §7 Legacy control panel service.24'],
    }, async () => {
      const elsewhere = (method: string) =>
        ask(sandbox.app, method, '/customer-management/eu/users/se-user-6/schoolUnits/se-school-5', {
          token: tokens.get('superuser'),
          ...(method === 'PUT' && { json: { role: 'student' } }),
        });
      expect((await as('teacher', 'DELETE', '/v1/students/6')).status).toBe(403);
      await elsewhere('PUT');
      expect((await as('schooladmin', 'DELETE', '/v1/students/6')).status).toBe(403);
      await elsewhere('DELETE');
      expect((await as('schooladmin', 'DELETE', '/v1/guardians/6')).status).toBe(404);
      expect((await as('schooladmin', 'DELETE', '/v1/students/6')).status).toBe(204);
      expect((await as('schooladmin', 'GET', '/v1/students/6')).status).toBe(404);
      expect((await inDirectory('/users/se-user-6')).status).toBe(404);
      for (const type of ['guardians', 'employees']) {
        const [{ id }] = (await as('schooladmin', 'GET', `/v1/organizations/4/${type}?size=1`)).body.data;
        expect([type, (await as('schooladmin', 'DELETE', `/v1/${type}/${id}`)).status]).toEqual([type, 204]);
        expect([type, (await as('schooladmin', 'GET', `/v1/${type}/${id}`)).status]).toEqual([type, 404]);
      }
    });
  });

  describe('a new person', () => {
    test('the template of a new person lists allowed organisations and attributes', {
      tags: ['admin §7 Legacy control panel service.19'],
    }, async () => {
      const { body } = await as('teacher', 'GET', '/v2/students/template');
      expect(body.attributes.organizations).toMatchObject({ values: [], options: [{ id: 4 }, { id: 7 }] });
      expect(editable(body.attributes)).toEqual(['ageFilter', 'email', 'name', 'organizations', 'password', 'username']);
      expect((await as('teacher', 'GET', '/v1/employees/template')).status).toBe(403);
      expect((await as('schooladmin', 'GET', '/v1/guardians/template')).body.attributes).not.toHaveProperty('eppn');
    });

    test('an employee creates a person and gets the id in the Location header', {
      tags: ['admin §7 Legacy control panel service.21', 'admin §7 Legacy control panel service.22'],
    }, async () => {
      const made = await as('teacher', 'POST', '/v1/students', { data: { ...elsa, password: 'en-lang-mening' } });
      expect(made.status).toBe(201);
      const location = made.headers.get('location') ?? '';
      expect(location).toMatch(/^\/v1\/students\/\d+$/);
      const { body } = await as('teacher', 'GET', location);
      expect(body.attributes).toMatchObject({ username: { value: 'elsa.ny' }, name: { value: 'Elsa Maria Ny' } });
      expect((await inDirectory(`/users/${body.uid}`)).body).toMatchObject({ userName: 'elsa.ny', legacyId: body.id });
      expect(await signsIn('elsa.ny', 'en-lang-mening')).toBe(true);
    });

    test('a person is created once when the request is repeated with its Idempotency-Key', async () => {
      const key = { 'Idempotency-Key': 'one-intent' };
      const [one, other] = await Promise.all([1, 2].map(() => as('teacher', 'POST', '/v1/students', { data: elsa }, key)));
      expect([one?.status, other?.status]).toEqual([201, 201]);
      expect(one?.headers.get('location')).toBe(other?.headers.get('location'));
      expect((await as('teacher', 'POST', '/v1/students', { data: elsa })).status).toBe(409);
    });

    test('every writable attribute of the contract is stored and returned when a person is added and when one is changed', async () => {
      const written = new Set<string>();
      for (const [type, number] of Object.entries({ students: 1, employees: 3 })) {
        const template = (await as('superuser', 'GET', `/v1/${type}/template`)).body.attributes;
        const names = personAttributeNames.filter((name) => editable(template).includes(name));
        const dataOf = (sample: number) => Object.fromEntries(names.map((name) => [name, sampleValue(name, sample)]));
        const expectStored = async (path: string, sample: number) => {
          const { body } = await as('superuser', 'GET', path);
          for (const [name, value] of Object.entries(dataOf(sample)))
            if (name === 'organizations') expect(body.attributes[name].values.map(({ id }: { id: number }) => ({ id }))).toEqual(value);
            else if (name === 'password') expect(await signsIn(body.attributes.username.value, String(value))).toBe(true);
            else expect([name, body.attributes[name].value]).toEqual([name, value]);
          return body.uid;
        };
        const made = await as('superuser', 'POST', `/v1/${type}`, { data: dataOf(number) });
        const path = made.headers.get('location') ?? '';
        await expectStored(path, number);
        expect((await as('superuser', 'PATCH', path, { data: dataOf(number + 1) })).status).toBe(204);
        const uid = await expectStored(path, number + 1);
        const [entry] = (await inDirectory(`/users/${uid}/auditLogs`)).body.data;
        const fields = names
          .map((name) => personAttributes[name])
          .flatMap((attribute) => ('storedAs' in attribute ? [attribute.storedAs] : []));
        expect(entry.changes.map(({ field }: { field: string }) => field)).toEqual(expect.arrayContaining(fields));
        for (const name of names) written.add(name);
      }
      expect(personAttributeNames.filter((name) => !written.has(name))).toEqual([]);
    });

    test('two concurrent requests with the same user name create one person', async () => {
      const both = await Promise.all([1, 2].map(() => as('teacher', 'POST', '/v1/students', { data: elsa })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    test.each([
      ['without a user name', { name: 'Elsa', organizations: [{ id: 4 }] }, 'username', 'required'],
      ['with a user name of other letters', { ...elsa, username: 'élsa ny' }, 'username', 'pattern'],
      ['with a short password', { ...elsa, password: 'kort' }, 'password', 'minLength'],
      ['with a wrong e-mail address', { ...elsa, email: 'elsa' }, 'email', 'format'],
      ['without an organisation', { ...elsa, organizations: [] }, 'organizations', 'minItems'],
      ['with a number that is no social security number', { ...elsa, bankid: '123' }, 'bankid', 'pattern'],
      ['with a name of spaces', { ...elsa, name: '   ' }, 'name', 'pattern'],
    ])('a new person %s is refused', async (_what, data, attribute, reason) => {
      expect(await as('superuser', 'POST', '/v1/students', { data })).toMatchObject({
        status: 400,
        body: { name: 'ValidationError', attributes: [{ attribute, reason }] },
      });
    });

    test('a teacher cannot create a person in another organisation or of another type', async () => {
      expect((await as('teacher', 'POST', '/v1/students', { data: { ...elsa, organizations: [{ id: 5 }] } })).status).toBe(403);
      expect((await as('teacher', 'POST', '/v1/employees', { data: elsa })).status).toBe(403);
      expect((await as('schooladmin', 'POST', '/v1/guardians', { data: { ...elsa, gsuiteid: 'x' } })).status).toBe(403);
    });
  });

  describe('groups', () => {
    test('groups are listed with code, number of students and actions', {
      tags: [
        'admin §3.1',
        'admin §3.2',
        'admin §3.3',
        'admin §3.4',
        'admin §3.5',
        'admin §7 Legacy control panel service.2',
        'admin §7 Legacy control panel service.13',
      ],
    }, async () => {
      const { body } = await as('teacher', 'GET', '/v1/organizations/4/groups?sort=name,asc');
      expect(body.meta.totalItems).toBe(6);
      expect(body.data[3]).toMatchObject({
        id: 4,
        attributes: {
          name: { value: 'Klass 2B', viewable: 2, editable: 2 },
          code: { value: '2B044', viewable: 2, editable: 2 },
        },
        // Without the teacher, who is in the group too.
        student_count: 29,
      });
      expect((await as('teacher', 'GET', '/v1/groups/4')).body).toEqual(body.data[3]);
      expect(active(body.data[3].actions)).toEqual(['EditGroup', 'EditGroupPassword', 'EditGroupAgeFilter']);
      expect(active((await as('schooladmin', 'GET', '/v1/groups/4')).body.actions)).toContain('DeleteGroup');
    });

    test('a group is created, renamed, given a code and deleted', {
      tags: [
        'admin §7 Legacy control panel service.3',
        'admin §7 Legacy control panel service.4',
        'admin §7 Legacy control panel service.7',
      ],
    }, async () => {
      const made = await as('teacher', 'POST', '/v1/groups', { data: { name: 'Klass 9Z', organization_id: 4 } });
      expect(made.status).toBe(201);
      const place = made.headers.get('location') ?? '';
      expect((await as('teacher', 'GET', place)).body).toMatchObject({
        attributes: { name: { value: 'Klass 9Z' }, code: { value: null } },
        student_count: 0,
      });
      expect((await as('teacher', 'PATCH', place, { data: { name: 'Klass 9Y', code: 'ABC123' } })).status).toBe(204);
      const { body } = await as('teacher', 'GET', place);
      expect(body.attributes).toMatchObject({ name: { value: 'Klass 9Y' }, code: { value: 'ABC123' } });
      expect((await inDirectory('/groups?q=9Y')).body.data[0].groupId).toBe(body.id);
      expect((await as('teacher', 'DELETE', place)).status).toBe(403);
      expect((await as('schooladmin', 'DELETE', place)).status).toBe(204);
      expect((await as('schooladmin', 'GET', place)).status).toBe(404);
    });

    test('an update of a group removes a member', { tags: ['admin §7 Legacy control panel service.6'] }, async () => {
      const count = async () => (await as('teacher', 'GET', '/v1/groups/4')).body.student_count as number;
      const before = await count();
      expect((await as('teacher', 'PATCH', '/v1/groups/4', { data: { removeUsers: [6] } })).status).toBe(204);
      expect(await count()).toBe(before - 1);
      const again = await as('teacher', 'PATCH', '/v1/groups/4', { data: { name: 'Never', removeUsers: [6] } });
      expect(again.body.attributes).toEqual([{ attribute: 'removeUsers', reason: 'unknown' }]);
      expect((await as('teacher', 'GET', '/v1/groups/4')).body.attributes.name.value).toBe('Klass 2B');
    });

    test('a password and an age filter are applied to every student of the group and to no employee', {
      tags: ['admin §3.15'],
    }, async () => {
      expect((await as('schooladmin', 'PATCH', '/v1/groups/4', { data: { password: 'hela-klassen', ageFilter: 8 } })).status).toBe(204);
      expect([await signsIn('student', 'hela-klassen'), await signsIn('teacher', 'realmkit-demo')]).toEqual([true, true]);
      expect((await as('teacher', 'GET', '/v1/students/6')).body.attributes.ageFilter.value).toBe(8);
    });

    test('the users of a group are listed', { tags: ['admin §7 Legacy control panel service.1'] }, async () => {
      const { body } = await as('teacher', 'GET', '/v1/groups/4/users?size=100');
      expect(body.data.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([3, 6]));
      expect(body.meta.totalItems).toBe(body.data.length);
      const second = (await as('teacher', 'GET', '/v1/groups/4/users?sort=id,asc&size=1&page=2')).body;
      expect(second).toMatchObject({ data: [{ id: 6 }], meta: body.meta });
      expect((await as('teacher', 'GET', '/v1/groups/4/users?q=teacher')).body).toMatchObject({
        data: [{ id: 3 }],
        meta: { totalItems: 1 },
      });
    });

    test('the groups of a person are read, offered and replaced as a whole', {
      tags: [
        'admin §3.27',
        'admin §7 Legacy control panel service.18',
        'admin §7 Legacy control panel service.20',
        'admin §7 Legacy control panel service.25',
      ],
    }, async () => {
      expect((await as('teacher', 'GET', '/v2/users/6/groups')).body.values).toEqual([
        { id: 4, organization_id: 4, name: 'Klass 2B', type: 'class', selectable: true, removable: true },
      ]);
      const { values } = (await as('teacher', 'GET', '/v2/users/6/groupoptions/4')).body;
      expect(values).toHaveLength(6);
      expect(values[0]).toMatchObject({ selectable: true, removable: false });
      expect((await as('teacher', 'GET', '/v2/users/6/groupoptions/7')).body.values[0].selectable).toBe(false);
      expect((await as('teacher', 'PUT', '/v1/users/6/groups', { data: [1, 2] })).status).toBe(204);
      expect((await as('teacher', 'GET', '/v2/users/6/groups')).body.values).toEqual([
        { id: 1, organization_id: 4, name: 'Klass 1A', type: 'class', selectable: true, removable: true },
        { id: 2, organization_id: 4, name: 'Klass 1B', type: 'class', selectable: true, removable: true },
      ]);
      expect((await inDirectory(`/userGroups?filters=${encodeURIComponent('{"userUid":"se-user-6"}')}`)).body.meta.totalItems).toBe(2);
    });

    test('a person cannot be added to a group that is unknown, elsewhere or not the caller’s', async () => {
      const put = (data: number[]) => as('teacher', 'PUT', '/v1/users/6/groups', { data });
      expect((await put([40404])).body.attributes).toEqual([{ attribute: 'data', reason: 'unknown' }]);
      const elsewhere = (await as('teacher', 'GET', '/v1/organizations/7/groups')).body.data[0].id;
      expect((await put([elsewhere])).body.attributes).toEqual([{ attribute: 'data', reason: 'elsewhere' }]);
      const foreign = (await as('superuser', 'GET', '/v1/organizations/5/groups')).body.data[0].id;
      expect((await put([foreign])).status).toBe(403);
      expect((await as('teacher', 'GET', '/v2/users/6/groups')).body.values).toHaveLength(1);
    });

    test('fifty concurrent replacements leave a person in exactly one selection of groups', async () => {
      const all = await Promise.all(
        Array.from({ length: 50 }, (_, index) => as('teacher', 'PUT', '/v1/users/6/groups', { data: [(index % 6) + 1] })),
      );
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([204]));
      expect((await as('teacher', 'GET', '/v2/users/6/groups')).body.values).toHaveLength(1);
    });
  });

  describe('the own account', () => {
    const profileOf = async (who: string) => (await as(who, 'GET', '/v1/me')).body;
    const lastAdmin = { status: 403, body: { attributes: [{ attribute: 'organizations', reason: 'lastAdministrator' }] } };

    test.each(['schooladmin', 'superuser'])('a %s cannot delete the own account, in either service', async (who) => {
      const { id, uid } = (await inDirectory(`/users?q=${who}`)).body.data
        .map((user: { legacyId: number; uid: string; userName: string }) => ({ ...user, id: user.legacyId }))
        .find(({ userName }: { userName: string }) => userName === who);
      const self = { status: 403, body: { attributes: [{ attribute: 'uid', reason: 'self' }] } };
      const token = await tokenOf(sandbox.app, 'se', who);
      expect(await ask(sandbox.app, 'DELETE', `/customer-management/eu/users/${uid}`, { token })).toMatchObject(self);
      if (who === 'schooladmin') {
        expect(await as(who, 'DELETE', `/v1/employees/${id}`)).toMatchObject(self);
        const { actions } = (await as(who, 'GET', `/v1/employees/${id}`)).body;
        expect(actions).toContainEqual({ id: 'DeleteUser', status: { active: false } });
      }
      expect((await profileOf(who)).id).toBe(id);
    });

    test('the last administrator of an organisation keeps the admin flag until somebody else has it', async () => {
      const giveUp = () => as('schooladmin', 'PATCH', '/v1/employees/2', { data: { organizations: [{ id: 1, admin: false }] } });
      expect(await giveUp()).toMatchObject(lastAdmin);
      const role = { schoolAssociations: [{ schoolUid: 'se-school-1', role: 'employee' }] };
      const token = await tokenOf(sandbox.app, 'se', 'schooladmin');
      expect(await ask(sandbox.app, 'PUT', '/customer-management/eu/users/se-user-2/schoolUnits', { token, json: role })).toMatchObject(
        lastAdmin,
      );
      // The teacher administrates the whole organisation from now on.
      expect(
        (await as('superuser', 'PATCH', '/v1/employees/3', { data: { organizations: [{ id: 4 }, { id: 7 }, { id: 1, admin: true }] } }))
          .status,
      ).toBe(204);
      const both = await Promise.all([
        giveUp(),
        as('teacher', 'PATCH', '/v1/employees/3', { data: { organizations: [{ id: 4 }, { id: 7 }, { id: 1, admin: false }] } }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);
    });
  });

  test.each(['guardian', 'consumer', 'student', 'shared'])('%s cannot see any user', async (who) => {
    for (const path of ['/v1/organizations', '/v1/students/6', '/v1/groups/4', '/v1/students/template', '/v2/users/6/groups'])
      expect(await as(who, 'GET', path)).toMatchObject({ status: 403, body: { name: 'forbidden' } });
  });

  test('an id refers to a user of the caller’s own realm', async () => {
    const token = await tokenOf(sandbox.app, 'de', 'superuser');
    const { body } = await ask(sandbox.app, 'GET', '/control-panel/v1/students/6', { token });
    expect(body.uid).toBe('de-user-6');
  });
});

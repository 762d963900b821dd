import { type ServerCategory, serverCategories } from '@realmkit/openapi/personal-data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectReport } from '../../../../../../scripts/suites/reports.ts';
import { purge } from '../../../controls/purge.ts';
import { tablesAboutPeople } from '../../../database/personalTables.ts';
import { registered } from '../../../sandbox/domains.ts';
import { tablesOf } from '../../../sandbox/schema/tablesOf.ts';
import { findWords, findWordsInSnapshots, type MarkedPerson, writeRowsAbout } from '../../../sandbox/testing/personRows.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, exchange, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

const day = 24 * 3600;
const mark = 'quilleran';
const email = `maja.${mark}@example.se`;
const password = 'en-lang-mening';

/** What stays after the erasure, and why. */
const staysByLaw = {
  'payment.invoices': 'Bookkeeping: 10 years.',
  'payment.orders': 'Bookkeeping: 10 years.',
  'payment.contract_declarations': 'Proof that a cancellation was received: 3 years.',
  'payment.card_charges': 'Bookkeeping: 10 years, as the invoices that they paid.',
  'payment.provider_tasks': 'Bookkeeping: 10 years, as the invoices that they gave back.',
  'payment.trial_marks': 'A keyed hash, from which nobody is found: 24 months.',
};
/** Where a number stays in place of the name: what the person did to others must still have one author. */
const staysAsNumber = {
  'customer_management.audit_logs': 'Who changed an account.',
  'customer_management.login_card_prints': 'Who printed login cards.',
  'sync.sync_jobs': 'Who started a sync.',
  'sandbox.erased_users': 'Who does not come back by a snapshot.',
  'payment.gift_cards': 'What was left of a balance, for the support to give back.',
};

/** The tables whose category has a retention of this kind. */
const tablesOfKind = (...kinds: string[]): string[] =>
  tablesAboutPeople(tablesOf.eu)
    .filter(({ category, person }) => kinds.includes(serverCategories[category as ServerCategory].retention.kind) && person.length > 0)
    .map(({ name }) => name);

/** The tables whose rows end at a moment of their own, before their person is erased. */
const expiring = tablesAboutPeople(tablesOf.eu).flatMap(({ name, expires }) => (expires === undefined ? [] : [name]));

/** What a deletion takes away at once; a restore finds it in `removed_users`. */
const goneAtOnce = [
  'auth.credentials',
  'auth.sessions',
  'customer_management.associations',
  'customer_management.login_cards',
  'customer_management.memberships',
  'customer_management.user_periods',
  ...tablesOfKind('deletion'),
];

describe.each(serviceDatabases)('the erasure of a deleted person on %s', (kind) => {
  let sandbox: TestSandbox;
  let person: MarkedPerson;
  let superuser: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  const control = (path: string, json: unknown) => ask(sandbox.app, 'POST', `/__sandbox/${path}`, { json });
  /** Purges that many seconds from now, without the payments of ten years. */
  const purgeAt = async (seconds: number) => {
    await sandbox.shards.eu.clock.setAhead(seconds * 1000);
    await sandbox.purge();
  };
  const words = (): string[] => [person.uid, mark];
  const found = () => findWords(sandbox.shards, words());

  beforeEach(async () => {
    await control('clock', { reset: true });
    await control('reset', { realm: 'se' });
    superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    const json = { email, password, firstname: 'Maja', lastname: mark, country: 'se' };
    const { body } = await ask(sandbox.app, 'POST', '/account/register', { json });
    person = { uid: body.uid, email, mark };
    const token = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', email, {}, password))).body.access_token;
    await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token });
    await writeRowsAbout(sandbox.shards.eu, person);
  });
  const deletePerson = async () => {
    const { status } = await ask(sandbox.app, 'DELETE', `/customer-management/eu/users/${person.uid}`, { token: superuser });
    expect(status).toBe(200);
  };

  test('every table with personal data has a row about the person before the deletion', async () => {
    const tables = tablesAboutPeople(tablesOf.eu).map(({ name }) => name);
    expect(Object.keys(await found())).toEqual(expect.arrayContaining(tables));
  });

  test('the deletion takes password, logins, roles, groups and cards away at once', async () => {
    await deletePerson();
    const left = Object.keys(await found());
    expect(left.filter((name) => goneAtOnce.includes(name))).toEqual([]);
  });

  test('a person who was restored is not erased, and what a restore would need is gone', async () => {
    await deletePerson();
    await control('clock', { advance: 29 * day });
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    const path = `/customer-management/eu/users/${person.uid}`;
    expect((await ask(sandbox.app, 'POST', `${path}/restore`, { token })).status).toBe(204);
    expect(Object.keys(await found())).not.toContain('customer_management.removed_users');
    await control('clock', { advance: 30 * day });
    expect(Object.keys(await found())).toEqual(expect.arrayContaining(['customer_management.users', 'auth.credentials']));
  });

  test('a person can be restored until the 30 days are over and by nobody afterwards, also before the purge has run', {
    tags: ['admin §9.27'],
  }, async () => {
    const restore = async () => {
      const token = await tokenOf(sandbox.app, 'se', 'superuser');
      return ask(sandbox.app, 'POST', `/customer-management/eu/users/${person.uid}/restore`, { token });
    };
    await deletePerson();
    const minute = 60_000;
    await sandbox.shards.eu.clock.setAhead(30 * day * 1000 - minute);
    expect((await restore()).status).toBe(204);
    superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    await deletePerson();
    await sandbox.shards.eu.clock.setAhead(60 * day * 1000 - minute);
    expect((await restore()).status).toBe(404);
    await sandbox.purge();
    expect((await restore()).status).toBe(404);
  });

  test('everything that stays until 30 days after the deletion is there after 29 days', async () => {
    await deletePerson();
    await control('clock', { advance: 29 * day });
    const stays = tablesOfKind('account', 'years').filter((name) => ![...goneAtOnce, ...expiring].includes(name));
    expect(Object.keys(await found())).toEqual(expect.arrayContaining(stays));
  });

  test('30 days after the deletion only what the law requires and the number of the person in logs stay', {
    tags: ['shell §9.12', 'admin §9.18'],
  }, async () => {
    await deletePerson();
    await control('clock', { advance: 30 * day });
    const left = await found();
    expect(Object.keys(left).toSorted()).toEqual([...Object.keys(staysByLaw), ...Object.keys(staysAsNumber)].toSorted());
    for (const table of Object.keys(staysAsNumber)) expect([table, left[table]]).toEqual([table, [person.uid]]);
  });

  test('what the law requires is erased when its years are over', async () => {
    await deletePerson();
    await purgeAt(3 * 366 * day);
    expect(Object.keys(await found())).not.toContain('payment.contract_declarations');
    await purgeAt(10 * 366 * day);
    expect(Object.keys(await found()).toSorted()).toEqual(Object.keys(staysAsNumber).toSorted());
  });

  test('an account that is not deleted loses only what is stored for some days', async () => {
    const { users } = sandbox.shards.eu.tables;
    await control('clock', { advance: 181 * day });
    const left = Object.keys(await found());
    expect(left).toEqual(expect.arrayContaining(tablesOfKind('account', 'deletion').filter((name) => !expiring.includes(name))));
    expect(left.filter((name) => [...tablesOfKind('days'), ...expiring].includes(name))).toEqual([]);
    expect(await sandbox.shards.eu.engine.database.$count(users, eq(users.uid, person.uid))).toBe(1);
  });

  test('emails to a former address of the person are erased with them', async () => {
    const { mails, users } = sandbox.shards.eu.tables;
    const { database } = sandbox.shards.eu.engine;
    const change = [{ field: 'email', before: `Former.${email}`, after: email }];
    const { auditLogs } = sandbox.shards.eu.tables;
    await database.update(auditLogs).set({ changes: change }).where(eq(auditLogs.subject, person.uid));
    await database.update(mails).set({ recipientComparisonKey: `former.${email}` });
    await database
      .update(users)
      .set({ deletedAt: await sandbox.shards.eu.clock.now() })
      .where(eq(users.uid, person.uid));
    await purgeAt(30 * day);
    expect(await database.$count(mails)).toBe(0);
  });

  test('an order that nobody paid is erased after 30 days, and a paid one is not', async () => {
    const { orders } = sandbox.shards.eu.tables;
    await sandbox.shards.eu.engine.database.update(orders).set({ status: 'failed' }).where(eq(orders.userUid, person.uid));
    await purgeAt(29 * day);
    expect(Object.keys(await found())).toContain('payment.orders');
    await purgeAt(30 * day);
    expect(Object.keys(await found())).not.toContain('payment.orders');
  });

  test('a person whose customer the card provider cannot delete is erased at a later purge', async () => {
    await deletePerson();
    await sandbox.shards.eu.clock.setAhead(30 * day * 1000);
    expectReport(`did not delete the customer of ${person.uid}`);
    const cards = { ...sandbox.shards.eu.cards, deleteCustomer: () => Promise.reject(new Error('No connection.')) };
    await purge({ ...sandbox.shards.eu, cards }, registered.purges);
    expect(Object.keys(await found())).toContain('payment.customers');
    await sandbox.purge();
    expect(Object.keys(await found())).not.toContain('payment.customers');
  });

  test('a person who was erased stays erased when a snapshot is restored, after a reset too, and nobody gets their number', async () => {
    await control('snapshot', { name: 'before' });
    await deletePerson();
    await control('clock', { advance: 30 * day });
    for (const path of ['restore', 'reset', 'restore'] as const) {
      expect((await control(path, path === 'reset' ? { realm: 'se' } : { name: 'before' })).status).toBe(200);
      expect(Object.keys(await found())).not.toContain('customer_management.users');
    }
    const json = { email, password, firstname: 'Maja', lastname: 'Holm', country: 'se' };
    const { body } = await ask(sandbox.app, 'POST', '/account/register', { json });
    expect(body.uid).not.toBe(person.uid);
    await sandbox.purge();
    expect(
      await sandbox.shards.eu.engine.database.$count(sandbox.shards.eu.tables.users, eq(sandbox.shards.eu.tables.users.uid, body.uid)),
    ).toBe(1);
  });

  test('an invented person of the seed who was erased is back after a reset', async () => {
    const { users } = sandbox.shards.eu.tables;
    const { database } = sandbox.shards.eu.engine;
    await database.update(users).set({ deletedAt: 0 }).where(eq(users.uid, 'se-user-6'));
    await sandbox.purge();
    expect(await database.$count(users, eq(users.uid, 'se-user-6'))).toBe(0);
    await control('reset', { realm: 'se' });
    await sandbox.purge();
    expect(await database.$count(users, eq(users.uid, 'se-user-6'))).toBe(1);
  });

  test('a snapshot with the person is deleted after 30 days with all its copies', async () => {
    const { snapshots } = sandbox.shards.eu.tables;
    const inCopies = () => findWordsInSnapshots(sandbox.shards, words());
    await control('snapshot', { name: 'old' });
    expect(await inCopies()).toContain('customer_management_eu.users');
    const { data } = (await ask(sandbox.app, 'GET', '/__sandbox/snapshots')).body;
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${mark}|${person.uid}`));
    const age = async (days: number) => {
      for (const { engine, tables } of Object.values(sandbox.shards))
        await engine.database.update(tables.snapshots).set({ takenAt: Date.now() - days * day * 1000 });
      await sandbox.purge();
      return sandbox.shards.eu.engine.database.$count(snapshots);
    };
    expect(await age(29)).toBeGreaterThan(0);
    expect(await age(30)).toBe(0);
    expect(await inCopies()).toEqual([]);
  });

  test('what stays by law has neither message nor secret, and says nothing of the reasons', async () => {
    const { orders, contractDeclarations } = sandbox.shards.eu.tables;
    const { database } = sandbox.shards.eu.engine;
    await deletePerson();
    await purgeAt(30 * day);
    const [order] = await database.select().from(orders).where(eq(orders.userUid, person.uid));
    expect(order).toMatchObject({ name: '', email: '', message: '', amount: 1 });
    expect(order?.clientSecret).not.toContain(mark);
    const [declaration] = await database.select().from(contractDeclarations).where(eq(contractDeclarations.userUid, person.uid));
    expect(declaration).toMatchObject({ reason: null, name: expect.stringContaining(mark) });
  });

  test('a declaration that nobody confirmed is erased after three months', async () => {
    const { contractDeclarations } = sandbox.shards.eu.tables;
    const { database } = sandbox.shards.eu.engine;
    await database.update(contractDeclarations).set({ confirmedAt: null }).where(eq(contractDeclarations.userUid, person.uid));
    await purgeAt(89 * day);
    expect(await database.$count(contractDeclarations)).toBe(1);
    await purgeAt(91 * day);
    expect(await database.$count(contractDeclarations)).toBe(0);
  });
});

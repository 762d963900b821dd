import { createFaultLog } from '@realmkit/contract-engine';
import { personalTables } from '@realmkit/openapi/personal-data';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tablesAboutPeople } from '../../../database/personalTables.ts';
import { tablesOf } from '../../../sandbox/schema/tablesOf.ts';
import { findWords, writeRowsAbout } from '../../../sandbox/testing/personRows.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, exchange, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

const secretMark = 'hemligord';
const [guardian, email, password] = ['se-user-4', 'maja.holm@example.se', 'en-lang-mening'];

/** The tables with a secret that is a text; the others are times, states and numbers. */
const tablesWithSecrets = tablesAboutPeople(tablesOf.eu).filter(({ secret = [], column }) =>
  secret.some((name) => /^text/.test(column(name).getSQLType()) && !column(name).enumValues),
);

describe.each(serviceDatabases)('secrets on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
  });

  const fetched = async (path: string, token?: string): Promise<string> => {
    const { status, body } = await ask(sandbox.app, 'GET', path, { token });
    expect([path, status]).toEqual([path, 200]);
    return JSON.stringify(body);
  };

  describe('in every column that the list of personal data calls secret', () => {
    let own: string;
    beforeEach(async () => {
      own = await tokenOf(sandbox.app, 'se', 'guardian');
      const { users, credentials, auditLogs } = sandbox.shards.eu.tables;
      const { database } = sandbox.shards.eu.engine;
      await database.update(users).set({ email, emailVerified: true }).where(eq(users.uid, guardian));
      await database.delete(credentials).where(eq(credentials.userUid, guardian));
      await writeRowsAbout(sandbox.shards.eu, { uid: guardian, email, mark: 'quilleran', secretMark });
      // Entries in the form of the contract are written by the calls below.
      await database.delete(auditLogs);
      await ask(sandbox.app, 'POST', '/__sandbox/snapshot', { json: { name: 'secrets' } });
    });

    test('each of them has a value to search for', async () => {
      expect(Object.keys(await findWords(sandbox.shards, [secretMark])).toSorted()).toEqual(
        tablesWithSecrets.map(({ name }) => name).toSorted(),
      );
      expect(personalTables().filter(([, { secret = [] }]) => secret.length > 0).length).toBeGreaterThanOrEqual(tablesWithSecrets.length);
    });

    test('none leaves in an export, a log entry, the lists of the sandbox or an answer with an error', async () => {
      const [admin, superuser] = await Promise.all(['schooladmin', 'superuser'].map((name) => tokenOf(sandbox.app, 'se', name)));
      await ask(sandbox.app, 'POST', '/account/password/reset', { json: { country: 'se', token: `${secretMark}-x`, password } });
      await ask(sandbox.app, 'GET', `/payment/order/none?code=${secretMark}&token=${secretMark}`);
      const left = [
        await fetched('/account/me/personalData', own),
        await fetched(`/customer-management/eu/users/${guardian}/personalData`, superuser),
        await fetched(`/customer-management/eu/users/${guardian}/auditLogs`, admin),
        await fetched('/customer-management/eu/auditLogs', superuser),
        ...(await Promise.all(
          ['mails?realm=se', 'declarations?realm=se', 'events?realm=se', 'snapshots', 'rate-limits', 'requests'].map((path) =>
            fetched(`/__sandbox/${path}`),
          ),
        )),
      ];
      expect(left.filter((text) => text.includes(secretMark))).toEqual([]);
    });

    test.each(tablesWithSecrets.map(({ name }) => name))('the report of a failed query on %s has none', async (name) => {
      const listed = tablesWithSecrets.find((one) => one.name === name);
      const { database } = sandbox.shards.eu.engine;
      const copied = database.execute(
        sql`insert into ${listed?.table} overriding system value select * from ${listed?.table} where ${secretMark} <> ''`,
      );
      let report = '';
      const log = createFaultLog(
        (text) => {
          report = text;
        },
        () => 0,
      );
      log('It failed', await copied.then(undefined, (reason: unknown) => reason));
      expect(report).toContain('A query failed');
      expect(report).not.toContain(secretMark);
    });
  });

  test('no link and no code of any mail is in an export, a text of a mail or the log of requests', async () => {
    const realm = 'de';
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm } });
    const links = async (): Promise<{ link: string | null; codes: string[] }[]> =>
      (await ask(sandbox.app, 'GET', `/__sandbox/mails/links?realm=${realm}`)).body.data;
    const pay = async (quantity: number) => {
      const json = { priceId: 'price-de-gift', quantity, name: 'Maja', email, message: 'Alles Gute!' };
      const { body } = await ask(sandbox.app, 'POST', '/payment/order', { json, headers: { 'X-Country': realm } });
      const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040 };
      await ask(sandbox.app, 'POST', `/__sandbox/card-provider/intents/${body.paymentIntent.client_secret}/confirm`, { json: { card } });
      await ask(sandbox.app, 'GET', `/payment/order/${body.orderId}`, { headers: { 'X-Country': realm } });
    };
    await ask(sandbox.app, 'POST', '/account/register', { json: { email, password, firstname: 'Maja', lastname: 'Holm', country: realm } });
    const signIn = async () =>
      (await exchange(sandbox.app, realm, await signInAs(sandbox.app, realm, email, {}, password))).body.access_token;
    const token = await signIn();
    await ask(sandbox.app, 'POST', '/account/email/requestValidation', { token });
    const confirmUrl = (await links())[0]?.link;
    await ask(sandbox.app, 'POST', '/account/email/confirmValidation', { token, json: { confirmUrl } });
    await ask(sandbox.app, 'POST', '/account/password/requestReset', { json: { email, country: realm } });
    for (const quantity of [1, 2]) await pay(quantity);
    for (const path of ['withdrawals', 'contract-cancellations'])
      await ask(sandbox.app, 'POST', `/payment/${path}`, { json: { name: 'Maja', email }, headers: { 'X-Country': realm } });
    const secrets = (await links()).flatMap(({ link, codes }) => [
      ...codes,
      ...(link === null ? [] : [...new URL(link).searchParams].map(([, value]) => value)),
    ]);
    // To confirm, to reset, one code and two, to withdraw, to cancel.
    expect(secrets.length).toBeGreaterThanOrEqual(7);
    const { mails } = sandbox.shards.eu.tables;
    const stored = await sandbox.shards.eu.engine.database
      .select({ subject: mails.subject, html: mails.html, text: mails.text })
      .from(mails);
    expect(stored.length).toBeGreaterThanOrEqual(8);
    const exported = await fetched('/account/me/personalData', token);
    expect(exported).toContain('⟦link⟧');
    const left = [exported, JSON.stringify(stored), await fetched('/__sandbox/requests'), await fetched(`/__sandbox/mails?realm=${realm}`)];
    expect(secrets.filter((secret) => left.some((text) => text.includes(secret)))).toEqual([]);
  });
});

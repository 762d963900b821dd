import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realmIdentities, realms } from '../database/realms.ts';
import { openFamily, testCards } from '../domains/billing/testing/family.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { frameTextsOf } from './frameTexts.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox(serviceDatabases[0] ?? 'PGlite');
}, openingTime);
afterAll(() => sandbox.close());

/** Lets a family get every mail of a life with a plan, and returns the HTML of each by its subject. */
async function mailsOfALife(choose: (family: Awaited<ReturnType<typeof openFamily>>) => Promise<unknown>): Promise<Map<string, string>> {
  const family = await openFamily(sandbox, 'uk');
  const { tables, engine } = sandbox.shards.eu;
  await engine.database.update(tables.users).set({ emailByOwner: true }).where(eq(tables.users.uid, family.uid));
  const { email } = (await family.call('GET', '/me')).body;
  await choose(family);
  await family.account('POST', '/password/requestReset', { email, country: 'uk' });
  await family.account('PUT', '/me/email', { email: 'other@example.co.uk' });
  const gift = { priceId: 'price-uk-gift', quantity: 1, name: 'Ada', email, message: '' };
  const order = (await family.call('POST', '/order', gift)).body;
  await family.control(`card-provider/intents/${order.paymentIntent.client_secret}/confirm`, {
    card: { number: testCards.good, exp_month: 12, exp_year: 2040 },
  });
  await family.call('GET', `/order/${order.orderId}`);
  await family.saveCard();
  const { id } = (await family.subscribe('library-month')).body;
  await family.pass(12);
  await family.pass(5);
  const terms = (await family.call('GET', `/subscriptions/${id}/plan-change-preview?priceId=price-uk-library-year`)).body;
  await family.call('POST', `/subscriptions/${id}/plan-changes`, { priceId: 'price-uk-library-year', amount: terms.charge_now.amount });
  await family.call('PUT', `/subscriptions/${id}`, { cancel_at_period_end: true });
  await family.call('PUT', `/subscriptions/${id}`, { cancel_at_period_end: false });
  await family.call('POST', '/contract-cancellations', { name: 'Ada', email });
  await family.byStaff('DELETE');
  await family.control('clock', { advance: 86_400 });
  await family.byStaff('POST', '/restore');
  await family.logIn();
  const [{ id: held }] = await family.held();
  await family.call('PUT', `/subscriptions/${held}`, { cancel_at_period_end: false });
  const found = new Map<string, string>();
  const collect = async () => {
    for (const mail of await family.mails())
      if ([email, 'other@example.co.uk'].includes(mail.recipient))
        found.set(mail.subject.replaceAll(/[A-Z]{2}-\d+/g, ''), await family.htmlOf(mail));
  };
  // Mails are erased after 180 days.
  await collect();
  await family.pass(420);
  await collect();
  return found;
}

test('every mail to an account is in its language, and to one without a language in that of its country', async () => {
  const inEnglish = await mailsOfALife(async () => undefined);
  const inGerman = await mailsOfALife(async (family) => {
    expect((await family.account('PUT', '/me/locale', { locale: 'de' })).status).toBe(204);
    expect((await family.account('GET', '/me')).body.locale).toBe('de');
  });
  const language = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
  expect(inGerman.size).toBe(inEnglish.size);
  expect(inEnglish.size).toBeGreaterThanOrEqual(10);
  for (const html of inEnglish.values())
    expect([language(html), html]).toEqual(['en-GB', expect.stringContaining('sent this message automatically')]);
  for (const [subject, html] of inGerman) {
    expect([subject, language(html)]).toEqual([subject, 'de']);
    expect(html).toContain(frameTextsOf('de').automatic(realmIdentities.uk.name));
    expect([...inEnglish.keys()]).not.toContain(subject);
  }
});

test('an invoice stays in the language of its day, with the sums of the country', async () => {
  const family = await openFamily(sandbox, 'uk');
  await family.account('PUT', '/me/locale', { locale: 'de' });
  await family.saveCard();
  await family.subscribe('library-month');
  await family.pass(15);
  await family.account('PUT', '/me/locale', { locale: 'fr' });
  const [invoice] = await family.invoices();
  const page = await family.page(invoice.id);
  expect(page).toContain('<html lang="de">');
  expect(page).toMatch(/8,99\s£/);
  // The name of a product is that of the country.
  expect(page).toContain('Library');
});

test('a shared account has no language of one of its people', async () => {
  const family = await openFamily(sandbox, 'uk');
  const { tables, engine } = sandbox.shards.eu;
  await engine.database.update(tables.users).set({ sharedAccount: true }).where(eq(tables.users.uid, family.uid));
  expect((await family.account('PUT', '/me/locale', { locale: 'de' })).status).toBe(403);
  expect((await family.account('PUT', '/me/locale', { locale: 'es' })).status).toBe(400);
});

test.each(realms)('a registration in %s keeps the language in which it was filled in', async (realm) => {
  const family = await openFamily(sandbox, realm);
  const account = { firstname: 'Ada', lastname: 'Ek', email: `ada.${realm}@example.se`, password: 'en-lang-mening', country: realm };
  const { body } = await family.account('POST', '/register', { ...account, locale: 'nl' });
  const { tables, engine } = sandbox.shards[realm === 'us' ? 'us' : 'eu'];
  const [user] = await engine.database.select({ locale: tables.users.locale }).from(tables.users).where(eq(tables.users.uid, body.uid));
  expect(user?.locale).toBe('nl');
});

test('no code writes to a person as to a realm: only pages without an account are in the language of a country', async () => {
  const source = new URL('../', import.meta.url).pathname;
  const users: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: source }))
    if (!file.endsWith('.test.ts') && readFileSync(`${source}${file}`, 'utf8').includes('languageOfRealm(')) users.push(file);
  expect(users.toSorted()).toEqual(['domains/directory/mails/readLanguage.ts', 'domains/identity/log-in-page/page.ts']);
});

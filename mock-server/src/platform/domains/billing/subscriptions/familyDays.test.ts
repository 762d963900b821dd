import { afterAll, beforeAll, expect, test } from 'vitest';
import { openingTime, openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask } from '../../../sandbox/testing/visitor.ts';
import { createFamily } from '../testing/createFamily.ts';
import { stopDemoPlans } from '../testing/stopDemoPlans.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('PGlite');
  await stopDemoPlans(sandbox);
}, openingTime);
afterAll(() => sandbox.close());
/** The clock goes on between two requests. */
const toMinute = (moment: string): string => moment.slice(0, 16);
const setClock = (now: string) => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { now } });

test('a family of California reads its own days in mails, invoices and profile, and is charged on them', async () => {
  // 31 January 2027, 20:30 in Los Angeles: the day in New York is 31 January, too, that of UTC is 1 February.
  await setClock('2027-01-18T04:30:00Z');
  const family = await createFamily(sandbox.app, 'us', 'America/Los_Angeles');
  expect((await family.account('GET', '/me')).body.time_zone).toBe('America/Los_Angeles');
  await family.saveCard('4242424242424242');
  await family.call('POST', '/subscriptions', { priceId: 'price-us-library-month' });
  expect((await family.mails())[0]).toContain('January 31, 2027');
  await setClock('2027-02-01T05:30:00Z');
  const [first] = (await family.call('GET', '/invoices')).body.data;
  const [held] = (await family.call('GET', '/subscriptions')).body.data;
  expect([first.period_start, first.period_end, held.next_charge.at].map(toMinute)).toEqual([
    '2027-02-01T04:30',
    '2027-03-01T04:30',
    '2027-03-01T04:30',
  ]);
  // The last day of the period is the one before the next charge on 28 February.
  for (const text of [(await family.mails())[0], await family.invoicePage(first.id)]) {
    expect(text).toContain('January 31, 2027 – February 27, 2027');
    expect(text).not.toContain('February 28');
  }
  await setClock('2027-03-01T05:30:00Z');
  const [second] = (await family.call('GET', '/invoices')).body.data;
  expect([second.period_start, second.period_end].map(toMinute)).toEqual(['2027-03-01T04:30', '2027-04-01T03:30']);
  expect(await family.invoicePage(second.id)).toContain('February 28, 2027 – March 30, 2027');
  const exported = (await family.account('GET', '/me/personalData')).body;
  const users = exported.data.flatMap(({ tables }: { tables: { table: string; rows: object[] }[] }) => tables);
  expect(users.find(({ table }: { table: string }) => table === 'customer_management.users')?.rows).toMatchObject([
    { time_zone: 'America/Los_Angeles' },
  ]);
});

test('the mail of a declaration says when it came in the zone of the family', async () => {
  // 10 February 2027, 22:15 in Honolulu: the day in New York is the 11th already.
  await setClock('2027-02-11T08:15:00Z');
  const family = await createFamily(sandbox.app, 'us', 'Pacific/Honolulu');
  await family.saveCard('4242424242424242');
  await family.call('POST', '/subscriptions', { priceId: 'price-us-library-month' });
  await family.call('POST', '/contract-cancellations', { name: 'Maja Holm', email: family.email });
  expect((await family.mails())[0]).toMatch(/February 10, 2027.*10:15/);
});

test.each([
  ['us', 'Mars/Olympus', 'America/New_York'],
  ['us', undefined, 'America/New_York'],
  ['se', 'America/Los_Angeles', 'Europe/Stockholm'],
] as const)('an account of %s with the zone %s has the days of %s', async (realm, timeZone, expected) => {
  const family = await createFamily(sandbox.app, realm, timeZone);
  expect((await family.account('GET', '/me')).body.time_zone).toBe(expected);
});

test('a month that begins on the 31st ends on the last day of each shorter month, and the dates of a year agree everywhere', async () => {
  await setClock('2028-01-17T10:00:00Z');
  const family = await createFamily(sandbox.app, 'fr');
  await family.saveCard('4242424242424242');
  await family.call('POST', '/subscriptions', { priceId: 'price-fr-library-month' });
  await setClock('2028-06-01T10:00:00Z');
  const { data } = (await family.call('GET', '/invoices')).body;
  const days = data.map(({ period_start }: { period_start: string }) => period_start.slice(0, 10)).toReversed();
  expect(days).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
  const pages = await Promise.all(data.map(({ id }: { id: string }) => family.invoicePage(id)));
  expect(pages.map((page: string) => /\d+(?:er)? \p{L}+ 2028 – \d+(?:er)? \p{L}+ 2028/u.exec(page)?.[0])).toEqual([
    '31 mai 2028 – 29 juin 2028',
    '30 avril 2028 – 30 mai 2028',
    '31 mars 2028 – 29 avril 2028',
    '29 février 2028 – 30 mars 2028',
    '31 janvier 2028 – 28 février 2028',
  ]);
});

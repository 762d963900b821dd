import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Realm, realms } from '../../../database/realms.ts';
import { openingTime, openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask } from '../../../sandbox/testing/visitor.ts';
import { createFamily } from '../testing/createFamily.ts';
import { stopDemoPlans } from '../testing/stopDemoPlans.ts';

const good = '4242424242424242';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('PGlite');
  await stopDemoPlans(sandbox);
}, openingTime);
afterAll(() => sandbox.close());
const pass = (days: number) => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: days * 86_400 } });

/** Tax in the smallest unit: of a month, of what is left to the card after half a month of gift money, and of three months. */
const rates: Readonly<Record<Realm, number>> = { de: 7, fi: 14, fr: 5.5, no: 25, nl: 9, se: 6, uk: 20, us: 8 };
const within = (realm: Realm, sum: number): number => Math.round((sum * rates[realm] * 10) / (1000 + rates[realm] * 10));

test.each(realms)('in %s the tax of gift money is stated once, and preview, charge, invoice and receipt agree', async (realm) => {
  const isUs = realm === 'us';
  const family = await createFamily(sandbox.app, realm);
  const priceId = `price-${realm}-library-month`;
  const sale = (await family.call('GET', `/order-preview?priceId=price-${realm}-gift&quantity=1`)).body;
  expect(sale.tax).toBe(isUs ? 0 : within(realm, sale.amount));
  const [code] = await family.buyGiftCards(1);
  await family.call('POST', '/gift-cards/redemptions', { code });
  await family.saveCard(good);
  const preview = (await family.call('GET', `/subscription-preview?priceId=${priceId}&couponId=WELCOME20`)).body;
  await family.call('POST', '/subscriptions', { priceId, couponId: 'WELCOME20' });
  await pass(15);
  for (const days of [31, 31, 31, 31]) await pass(days);
  const { data } = (await family.call('GET', '/invoices')).body;
  const charges = data.filter(({ subscription }: { subscription: string | null }) => subscription !== null).toReversed();
  expect(charges).toHaveLength(5);
  const { amount, from_balance, tax } = preview.first_charge;
  expect(charges[0]).toMatchObject({ amount_due: amount, amount_paid: amount, from_balance, tax });
  expect(preview.tax).toBe(tax);
  // Three months of gift money pay three charges of four fifths and a part of the fourth.
  expect(charges.map((charge: { from_balance: number }) => charge.from_balance === amount)).toEqual([true, true, true, false, false]);
  expect(charges[3].from_balance).toBe(sale.amount - 3 * amount);
  for (const charge of charges) expect(charge.tax).toBe(within(realm, isUs ? charge.amount_due : charge.amount_due - charge.from_balance));
  // The tax of all receipts is that of the money that came in: for the card, and by the bank card.
  const texts = await family.mails();
  for (const charge of charges) {
    const money = new Intl.NumberFormat(localeOf[realm], { style: 'currency', currency: charge.currency });
    const shown = money.format(charge.tax / 100).replaceAll(/\s/g, ' ');
    const receipt = texts.find((text) => text.includes(charge.number)) ?? '';
    const page = await family.invoicePage(charge.id);
    for (const text of [receipt, page]) {
      expect(text).toContain(money.format(charge.amount_due / 100).replaceAll(/\s/g, ' '));
      if (charge.tax > 0) expect(text).toContain(shown);
      else expect(text).not.toMatch(taxWords[realm]);
    }
  }
});

const localeOf: Readonly<Record<Realm, string>> = {
  de: 'de',
  fi: 'fi',
  fr: 'fr',
  no: 'nb',
  nl: 'nl',
  se: 'sv',
  uk: 'en-GB',
  us: 'en-US',
};
/** What the line of the tax begins with. */
const taxWords: Readonly<Record<Realm, RegExp>> = {
  de: /davon 7/,
  fi: /josta arvonlisäveroa/,
  fr: /dont TVA/,
  no: /herav 25/,
  nl: /waarvan 9/,
  se: /varav 6/,
  uk: /Including 20/,
  us: /Including 8/,
};

test.each([
  ['SCHOOL50', undefined],
  ['WELCOME20', 'SCHOOL50'],
] as const)('an open charge is paid as its invoice states when %s is put on in the meantime', async (later, first) => {
  const family = await createFamily(sandbox.app, 'se');
  await family.saveCard('4000000000000341');
  const ordered = await family.call('POST', '/subscriptions', { priceId: 'price-se-library-month', ...(first && { couponId: first }) });
  const { id } = ordered.body;
  await pass(14);
  await pass(1);
  const [open] = (await family.call('GET', '/invoices')).body.data;
  expect(open).toMatchObject({ status: 'open', amount_due: first ? 4950 : 9900, tax: first ? 280 : 560 });
  const changed = (await family.call('POST', `/subscription-coupon/${id}`, { couponId: later })).body;
  expect(changed.next_charge).toMatchObject({ amount: open.amount_due, tax: open.tax, discount: first ? 4950 : 0 });
  await family.saveCard(good);
  const paid = (await family.call('POST', `/subscriptions/${id}/payments`)).body;
  const [invoice] = (await family.call('GET', '/invoices')).body.data;
  expect(invoice).toEqual({ ...open, status: 'paid', paid_at: expect.any(String), amount_paid: open.amount_due });
  const kronor = (first ? '49,50' : '99,00').concat(' kr');
  expect((await family.mails())[0]).toContain(kronor);
  expect(await family.invoicePage(invoice.id)).toContain(kronor);
  expect(paid.next_charge.amount).toBe(later === 'SCHOOL50' ? 4950 : 7920);
});

test('an open charge that gift money pays in full has no tax of its own, as the gift card had it', async () => {
  const family = await createFamily(sandbox.app, 'de');
  await family.saveCard('4000000000000341');
  const { id } = (await family.call('POST', '/subscriptions', { priceId: 'price-de-library-month' })).body;
  await pass(15);
  const [code] = await family.buyGiftCards(1);
  await family.call('POST', '/gift-cards/redemptions', { code });
  const [held] = (await family.call('GET', '/subscriptions')).body.data;
  expect(held.next_charge).toMatchObject({ amount: 999, tax: 0, from_balance: 999 });
  await family.call('POST', `/subscriptions/${id}/payments`);
  const invoice = (await family.call('GET', '/invoices')).body.data.find(
    ({ subscription }: { subscription: string }) => subscription === id,
  );
  expect(invoice).toMatchObject({ status: 'paid', amount_due: 999, from_balance: 999, tax: 0 });
});

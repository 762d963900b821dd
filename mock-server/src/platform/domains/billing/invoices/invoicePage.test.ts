import { wordmarks } from '@realmkit/design-system/brand/wordmarks.ts';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium as launchOptions } from '../../../../../../scripts/chromium.mjs';
import { brandColours, realmIdentities, realms } from '../../../database/realms.ts';
import { contrast } from '../../../sandbox/testing/contrast.ts';
import type { InvoiceRow } from './createInvoice.ts';
import { invoicePage } from './invoicePage.ts';

const invoice: Omit<InvoiceRow, 'realm'> = {
  id: 'in_1',
  userUid: 'user-1',
  number: 'SE-000012',
  status: 'paid',
  description: 'Familjeabonnemang med teckenspråk, årsvis',
  amountDue: 99_000,
  amountPaid: 99_000,
  fromBalance: 29_700,
  tax: 3923,
  taxPercent: 6,
  currency: 'SEK',
  createdAt: Date.UTC(2026, 10, 25),
  periodStart: Date.UTC(2026, 10, 25),
  periodEnd: Date.UTC(2027, 10, 25),
  timeZone: null,
  charge: null,
  refunded: 0,
  refundedAt: null,
  refundedToCard: 0,
  disputed: false,
  waived: 0,
  credit: 0,
  orderId: null,
  subscriptionId: null,
  kind: 'invoice',
  creditNoteOf: null,
  paidAt: Date.UTC(2026, 10, 25),
  locale: null,
  seller: { name: 'Realmkit Sverige AB', address: 'Exempelgatan 12, 111 20 Stockholm', taxNumber: 'Momsreg.nr SE000000001201' },
  buyer: { name: 'Maja Lindqvist', address: 'Storgatan 1\n111 20 Stockholm', taxNumber: 'SE556000000101' },
  lines: [
    { kind: 'product', description: 'Familjeabonnemang med teckenspråk, årsvis', amount: 138_600 },
    { kind: 'credit', description: 'Outnyttjade dagar i ditt tidigare abonnemang', amount: -39_600 },
  ],
};

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

test.each(realms)('an invoice of %s is printed on white paper with its logo and colour, in a dark scheme too', async (realm) => {
  const { brand, name } = realmIdentities[realm];
  const { bar, onLight } = brandColours[realm];
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await page.setContent(invoicePage({ ...invoice, realm }));
  await page.emulateMedia({ media: 'print' });
  const logo = page.getByRole('img', { name });
  expect(await logo.locator('path').last().getAttribute('d')).toBe(wordmarks[brand].path);
  const hex = (rgb: string) => `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  const colours = await page.evaluate(() => {
    const coloursOf = [...document.querySelectorAll('h1, p, th, td')].map((element) => getComputedStyle(element).color);
    return { texts: coloursOf, ground: getComputedStyle(document.body).backgroundColor };
  });
  expect(hex(colours.ground)).toBe('#ffffff');
  for (const text of colours.texts) expect(contrast(hex(text), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(hex(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color))).toBe(bar);
  expect(await logo.locator('path').first().getAttribute('fill')).toBe(onLight);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.close();
});

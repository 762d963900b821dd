import type { APIRequestContext, Page } from '@playwright/test';
import { sandboxPort } from './ports.ts';
import { origin, type Realm } from './realms.ts';
import { expect } from './webkit/expect.ts';

/** The password of families that sign up in journeys. */
const password = 'one-long-sentence';

/** Signs a family up with the preselected plan of the offer and waits for the order page. */
export async function signUp(page: Page, realm: Realm, email: string): Promise<void> {
  await page.goto(`${origin(realm)}/signup`);
  await page.locator('input[name=firstname]').fill('Maja');
  await page.locator('input[name=lastname]').fill('Holm');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=repeat]').fill(password);
  await page.locator('input[name=privacy]').check();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/payment\?price=/);
  // The URL changes before the page is loaded, and Firefox reports a script that it cancels because the page is left.
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Types a card into the fields of the simulator. */
export async function typeCard(page: Page, number = '4242424242424242'): Promise<void> {
  await page.locator('input[name=card-number]').fill(number);
  await page.locator('input[name=card-expiry]').fill('12/40');
  await page.locator('input[name=card-cvc]').fill('123');
}

/** Agrees to the terms and orders. */
export async function order(page: Page, button: string): Promise<void> {
  await page.locator('input[name=consent]').check();
  await page.getByRole('button', { name: button, exact: true }).click();
}

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly link: string;
}

/** Returns the emails that the sandbox has sent to a recipient, the newest first. */
export async function fetchMails(request: APIRequestContext, realm: Realm, recipient: string): Promise<readonly Mail[]> {
  const response = await request.get(`http://localhost:${sandboxPort}/__sandbox/mails/links?realm=${realm}`);
  expect(response.ok()).toBe(true);
  const { data }: { data: readonly Mail[] } = await response.json();
  return data.filter((mail) => mail.recipient === recipient);
}

import { expect, type Locator, type Page } from '@playwright/test';
import { origin, password } from './realms.ts';
import { sessionTexts } from './sessionTexts.ts';

/** The realms whose session is told: of both shards, with and without an external panel. */
export const sessionRealms = ['se', 'fr', 'de', 'us'] as const;
type SessionRealm = (typeof sessionRealms)[number];

/** Opens an address as somebody who first has to log in by the form, and arrives there. */
export async function openByForm(page: Page, realm: SessionRealm, userName: string, path = '/profile'): Promise<void> {
  const text = sessionTexts[realm];
  await page.goto(`${origin(realm)}${path}`);
  await page.getByLabel(text.userName, { exact: true }).fill(userName);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: text.signIn, exact: true }).click();
  await page.waitForURL(`${origin(realm)}${path}`);
  // The address is there before the page of another app is.
  await page.getByRole('button', { name: text.openMenu }).waitFor();
}

/** Signs in on the auth service's own page, by one of its ways. */
export async function signInAtService(page: Page, userName: string, method?: string): Promise<void> {
  await expect(page).toHaveURL(/\/__sandbox\/identity\?/);
  if (method !== undefined) await page.locator(`input[name=method][value="${method}"]`).check();
  await page.locator(`button[name=demo][value=${userName}]`).click();
}

/** A value of the profile that is open. */
export const fact = (page: Page, value: string): Locator => page.locator('dd').getByText(value, { exact: true });

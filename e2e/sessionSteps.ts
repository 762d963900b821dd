import type { Locator, Page } from '@playwright/test';
import { origin, password } from './realms.ts';
import { sessionTexts } from './sessionTexts.ts';
import { expect } from './webkit/expect.ts';

/** The realms whose sessions are tested: of both shards, with and without an external panel. */
export const sessionRealms = ['se', 'fr', 'de', 'us'] as const;
type SessionRealm = (typeof sessionRealms)[number];

/** Opens a path as a user who first has to log in by the form. */
export async function openByForm(page: Page, realm: SessionRealm, userName: string, path = '/profile'): Promise<void> {
  const text = sessionTexts[realm];
  await page.goto(`${origin(realm)}${path}`);
  await page.getByLabel(text.userName, { exact: true }).fill(userName);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: text.signIn, exact: true }).click();
  await page.waitForURL(`${origin(realm)}${path}`);
  // The URL changes before the page of another app is loaded.
  await page.getByRole('button', { name: text.openMenu }).waitFor();
}

/** Logs in on the auth service's own page by one of its methods. */
export async function signInAtService(page: Page, userName: string, method?: string): Promise<void> {
  await expect(page).toHaveURL(/\/__sandbox\/identity\?/);
  if (method !== undefined) await page.locator(`input[name=method][value="${method}"]`).check();
  await page.locator(`button[name=demo][value=${userName}]`).click();
}

/** Locates a value of the open profile. */
export const profileValue = (page: Page, value: string): Locator => page.locator('dd').getByText(value, { exact: true });

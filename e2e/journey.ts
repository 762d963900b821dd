import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { origin, password, type Realm } from './realms.ts';
import { resetRealm } from './sandbox.ts';
import { words } from './words.ts';

interface Journey {
  /** What the browser may report in this journey; any other error fails it. */
  expectedErrors: RegExp | undefined;
  /** Starts from fresh data in a realm. */
  fresh: (realm: Realm) => Promise<void>;
}

/** Playwright's test, failing where the browser reports an error or a violated security policy. */
export const test = base.extend<Journey & { browserErrors: undefined }>({
  expectedErrors: [undefined, { option: true }],
  fresh: async ({ request }, use) => {
    await use((realm) => resetRealm(request, realm));
  },
  browserErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The realms whose journeys are told in words: one of each data shard. */
export type ToldRealm = keyof typeof words;
export const toldRealms = ['se', 'us'] as const satisfies readonly ToldRealm[];

/** Fills in and sends the form of the sign-in page that is open. */
export async function fillSignIn(page: Page, realm: ToldRealm, userName: string, typed = password): Promise<void> {
  const text = words[realm];
  await page.getByLabel(text.userName, { exact: true }).fill(userName);
  await page.getByLabel(text.password, { exact: true }).fill(typed);
  await page.getByRole('button', { name: text.signIn, exact: true }).click();
}

/** Opens an address of a realm as somebody who first has to sign in, and arrives there. */
export async function openSignedIn(page: Page, realm: ToldRealm, userName: string, path: string): Promise<void> {
  await page.goto(`${origin(realm)}${path}`);
  await fillSignIn(page, realm, userName);
  await page.waitForURL(`${origin(realm)}${path}`);
  // The address is there before the page of another app is.
  await page.getByRole('button', { name: words[realm].openMenu }).waitFor();
}

/** Holds when axe finds nothing against WCAG 2.2 AA, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The launchpad follows the system by itself, the apps by an attribute.
    if ((await page.locator('html').getAttribute('data-scheme')) !== null)
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
      [],
    );
  }
}

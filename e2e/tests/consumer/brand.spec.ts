import { expect, test } from '../../journey.ts';
import { origin, type Realm, suffixes } from '../../realms.ts';

const realms = Object.keys(suffixes) as Realm[];
const locales = { de: 'de', fi: 'fi', fr: 'fr', no: 'nb', nl: 'nl', se: 'sv', uk: 'en-GB', us: 'en-US' } as const;

for (const realm of realms)
  test(`a visitor in ${realm} sees the right brand at the first paint`, async ({ page }) => {
    // Blocks the app's script, to check the page before it runs.
    await page.route('**/assets/*.js', (route) => (route.request().resourceType() === 'script' ? new Promise(() => {}) : route.continue()));
    await page.goto(`${origin(realm)}/login`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-realm', realm);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', /light|dark/);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[realm]);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', new RegExp(`/brand/${realm}/`));
    // The blocked requests would delay the end of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('a visitor in France sees a brand of its own', async ({ page }) => {
  await page.goto(`${origin('fr')}/login`);
  const french = await page.title();
  await page.goto(`${origin('se')}/login`);
  expect(await page.title()).not.toContain(french.split(/[–|·—-]/)[0]?.trim());
});

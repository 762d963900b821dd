import { expect, test } from '../../journey.ts';
import { origin, type Realm, suffixes } from '../../realms.ts';

const realms = Object.keys(suffixes) as Realm[];
const locales = { de: 'de', fi: 'fi', fr: 'fr', no: 'nb', nl: 'nl', se: 'sv', uk: 'en-GB', us: 'en-US' } as const;

for (const realm of realms)
  test(`${realm}: the brand is right before the first paint`, async ({ page }) => {
    // Holds the application's script back: what is seen then is the page before it runs.
    await page.route('**/assets/*.js', (route) => (route.request().resourceType() === 'script' ? new Promise(() => {}) : route.continue()));
    await page.goto(`${origin(realm)}/login`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-realm', realm);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', /light|dark/);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[realm]);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', new RegExp(`/brand/${realm}/`));
    // What is held back would hold up the end of the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('France has its own brand', async ({ page }) => {
  await page.goto(`${origin('fr')}/login`);
  const french = await page.title();
  await page.goto(`${origin('se')}/login`);
  expect(await page.title()).not.toContain(french.split(/[–|·—-]/)[0]?.trim());
});

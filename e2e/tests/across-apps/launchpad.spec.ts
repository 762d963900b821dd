import { test } from '../../journey.ts';
import { gatewayPort } from '../../ports.ts';
import { origin } from '../../realms.ts';

test('a press anywhere on the card of a realm opens its app, and its other link opens the control panel', async ({ page }) => {
  await page.goto(`http://localhost:${gatewayPort}/`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Consumer app.*Sweden$/ }) });
  await card.click({ position: { x: 12, y: 24 } });
  await page.waitForURL((url) => url.origin === origin('se') && !url.pathname.startsWith('/controlpanel'));
  await page.goto(`http://localhost:${gatewayPort}/`);
  await card.getByRole('link', { name: /^Control panel.*Sweden$/ }).click();
  await page.waitForURL((url) => url.origin === origin('se') && decodeURIComponent(url.href).includes('/controlpanel'));
});

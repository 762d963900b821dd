import { expect, expectAccessible, test } from '../../journey.ts';
import { gatewayPort, sandboxPort } from '../../ports.ts';
import { origin } from '../../realms.ts';
import { clearRequests, moveClock } from '../../sandbox.ts';

/** Moving the clock and restoring data changes all data of both shards. */
const work = { timeout: 30_000 };
const sandbox = `http://localhost:${sandboxPort}`;

test.describe('the sandbox console', () => {
  test.beforeEach(async ({ page, request, fresh }) => {
    await fresh('se');
    await clearRequests(request);
    await page.goto(`http://localhost:${gatewayPort}/`);
    await page.getByRole('link', { name: 'Sandbox console' }).click();
    await expect(page.getByText('Sandbox: ready')).toBeVisible();
  });
  test.afterEach(async ({ request }) => {
    // A connection that the server closed meanwhile is opened again.
    await request.delete(`${sandbox}/__sandbox/faults`, { maxRetries: 2 });
    await request.delete(`${sandbox}/__sandbox/snapshots/first`, { maxRetries: 2 });
    await moveClock(request, { reset: true });
  });

  test('a developer moves the clock and reads how far ahead the sandbox is', async ({ page }) => {
    await page.getByRole('button', { name: '1 day forward' }).click();
    await expect(page.getByText('1 day ahead of this machine')).toBeVisible(work);
    // Every subscription is renewed and charged as often as in the meantime: a year is enough.
    const year = new Date().getFullYear() + 1;
    await page.getByLabel('Date and time').fill(`${year}-05-17T12:00`);
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(page.locator('#time')).toHaveText(new RegExp(`17.*${year}|${year}.*17`), work);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(page.getByText('ahead of this machine')).toBeHidden(work);
  });

  test('a developer injects a fault, which affects one call, and sees it in the list of requests', async ({ page, request }) => {
    await page.getByLabel('Which call').selectOption({ label: 'getMe' });
    const happens = page.getByLabel('What happens');
    // An error of the client only where the contract documents it.
    await expect(happens.getByRole('option', { name: 'status 409' })).toBeDisabled();
    await expect(happens.getByRole('option', { name: 'status 401' })).toBeEnabled();
    await happens.selectOption({ label: 'Answer with status 503' });
    await page.getByRole('button', { name: 'Add' }).click();
    const faults = page.getByRole('list', { name: 'Failures' });
    await expect(faults.getByRole('listitem')).toHaveText(/account getMe.*answers 503, once/);
    expect((await request.get(`${sandbox}/account/me`)).status()).toBe(503);
    expect((await request.get(`${sandbox}/account/me`)).status()).toBe(401);
    const met = page.getByRole('row', { name: /GET \/account\/me getMe 503/ });
    await expect(met).toContainText('fault on purpose');
    await expect(faults).toBeHidden();

    await request.post(`${sandbox}/account/register`, { data: { firstname: 'Maja', password: 'hush' } });
    await page.getByLabel('Only problems').check();
    const refused = page.getByRole('row', { name: /\/account\/register/ });
    await expect(refused).toContainText('request refused');
    await refused.getByText('More').click();
    await expect(refused).toContainText('lastname: required');
    await expect(refused).toContainText('"password":"•••"');
    await expect(page.getByText('hush')).toBeHidden();
  });

  test('a developer saves a snapshot and restores it', async ({ page, request }) => {
    await page.getByLabel('Name', { exact: true }).fill('first');
    await page.getByRole('button', { name: 'Save' }).click();
    const snapshot = page.getByRole('list', { name: 'Snapshots' }).getByRole('listitem').filter({ hasText: 'first' });
    await expect(snapshot).toBeVisible(work);
    await moveClock(request, { advance: 3 * 86_400 });
    await snapshot.getByRole('button', { name: 'Bring back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
    await expect(page.getByText('Everything is as it was in first.')).toBeVisible(work);
    await expect(page.getByText('ahead of this machine')).toBeHidden();
  });

  test('a developer reads who may open the books and why, axe finds no violations, and the console fits a small screen', async ({
    page,
    request,
  }) => {
    await page.locator('#entitlement-realm').selectOption({ label: 'Sweden' });
    await page.getByLabel('User name or id').fill('consumer');
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText(/opens every book; a plan with sign language opens its videos\.$/)).toBeVisible();
    const reasons = page.getByRole('list', { name: 'What entitles the user' }).getByRole('listitem');
    await expect(reasons).toHaveText([/period of their own, no end date$/, /paid plan Bibliotek, no end date$/]);
    await request.get(`${sandbox}/account/me`);
    await expect(page.getByRole('row', { name: /\/account\/me/ })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
  });

  test.describe('an email in the console', () => {
    // The browser reports that Playwright's own script may not run in the frame either.
    test.use({ expectedErrors: /Blocked script execution .* sandboxed/ });
    test('a developer reads an email that can run no script and sees a link to the realm', async ({ page, request }) => {
      await request.post(`${sandbox}/payment/withdrawals`, {
        data: { name: '<b>Maja</b>', email: 'maja@example.se' },
        headers: { 'X-Country': 'se', origin: origin('se') },
      });
      await page.locator('#mail-realm').selectOption({ label: 'Sweden' });
      await page.getByRole('button', { name: 'Bekräfta att du ångrar ditt köp' }).first().click();
      const mail = page.frameLocator('iframe[title="The mail: Bekräfta att du ångrar ditt köp"]');
      await expect(mail.getByText('Hej b Maja b!')).toBeVisible();
      await expect(mail.getByRole('link', { name: 'Bekräfta att du ångrar köpet' })).toHaveAttribute(
        'href',
        new RegExp(`^${origin('se')}/legal/confirm\\?token=`),
      );
      await page.locator('#declaration-realm').selectOption({ label: 'Sweden' });
      await expect(
        page.getByRole('list', { name: 'Cancellations' }).getByText('Withdrawal, not confirmed by its link yet').first(),
      ).toBeVisible();
    });
  });
});

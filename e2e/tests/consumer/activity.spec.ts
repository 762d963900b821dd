import { expect, openSignedIn, test } from '../../journey.ts';
import { sandboxPort } from '../../ports.ts';
import { origin } from '../../realms.ts';

test('the pages that somebody opened reach the activity stream when they turn to another tab', async ({ page, request, fresh }) => {
  await fresh('se');
  await openSignedIn(page, 'se', 'teacher', '/profile');
  await page.goto(`${origin('se')}/services`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A browser without windows shows all its tabs: this page is told that it is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const events = async () =>
    JSON.stringify(await (await request.get(`http://localhost:${sandboxPort}/__sandbox/events?realm=se&stream=activity`)).json());
  await expect.poll(events).toContain('/profile');
  await expect.poll(events).toContain('/services');
});

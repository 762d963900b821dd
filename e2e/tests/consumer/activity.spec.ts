import { expect, openSignedIn, test } from '../../journey.ts';
import { sandboxPort } from '../../ports.ts';
import { origin } from '../../realms.ts';

test('a teacher who switches to another tab has the pages that they opened in the activity stream', async ({ page, request, fresh }) => {
  await fresh('se');
  await openSignedIn(page, 'se', 'teacher', '/profile');
  // A headless browser shows all its tabs, so the page is set to hidden.
  const eventsOnceHidden = async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return JSON.stringify(await (await request.get(`http://localhost:${sandboxPort}/__sandbox/events?realm=se&stream=activity`)).json());
  };
  await expect.poll(eventsOnceHidden).toContain('/profile');
  await page.goto(`${origin('se')}/services`);
  await expect.poll(eventsOnceHidden).toContain('/services');
});

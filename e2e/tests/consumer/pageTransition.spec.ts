import { expect, openSignedIn, test } from '../../journey.ts';
import { origin } from '../../realms.ts';

test('a page fades into the next, whose focus is set and whose keys work meanwhile', async ({ page, fresh }) => {
  await fresh('se');
  // Waits for the next page as long as this machine renders it, and stops each transition in its first moment: the journey decides how long both last.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const withoutTimeLimit = (update: () => unknown) => () => {
      const later = window.setTimeout;
      window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
      const updated = update();
      window.setTimeout = later;
      return updated;
    };
    document.startViewTransition = (update) => {
      const transition = start(typeof update === 'function' ? withoutTimeLimit(update) : update);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
      });
      return transition;
    };
  });
  await openSignedIn(page, 'se', 'teacher', '/');
  const fading = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect, playState }) => (effect instanceof KeyframeEffect ? [`${effect.pseudoElement} ${playState}`] : [])),
    );
  await page.getByRole('main').locator('a[href="/profile"]').click();
  await expect.poll(fading).toContain('::view-transition-new(root) paused');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await page.locator('a[href="/settings"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.locator('a[href="/settings"][aria-current="page"]').first()).toBeAttached();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page comes at once', async ({ page, fresh }) => {
    await fresh('se');
    await page.addInitScript(() => {
      document.startViewTransition = () => {
        throw new Error('A transition was started');
      };
    });
    await openSignedIn(page, 'se', 'teacher', '/');
    await page.getByRole('main').locator('a[href="/profile"]').click();
    await expect(page).toHaveURL(`${origin('se')}/profile`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

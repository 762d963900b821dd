import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Compares what a story ended in, from top to bottom, with its picture. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !('storyId' in task.meta) || typeof task.meta.storyId !== 'string') return;
  await page.viewport(window.innerWidth, Math.max(window.innerHeight, document.documentElement.scrollHeight));
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(task.meta.storyId);
});

import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What was uncovered is drawn in its own rectangle, whose edges cut curves into other half-tones: a change to the whole page draws the whole page. */
async function drawWhole() {
  for (const opacity of ['0.5', '']) {
    document.body.style.opacity = opacity;
    await nextFrame();
    await nextFrame();
  }
}

/** Compares what a story ended in, from top to bottom, with its picture. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !('storyId' in task.meta) || typeof task.meta.storyId !== 'string') return;
  // Text in its own font first: how tall the page is depends on it.
  await document.fonts.ready;
  await page.viewport(window.innerWidth, Math.max(window.innerHeight, document.documentElement.scrollHeight));
  await drawWhole();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${inject('mode')}/${task.meta.storyId}`);
});

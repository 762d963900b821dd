import { afterEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Ends all animations while a picture is taken: an animated element may be a layer of its own or not, and the half-tones of its corners differ. */
async function withoutAnimations(takePicture: () => Promise<void>) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { animation: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  try {
    await takePicture();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}

/** Repaints the whole page: a partially repainted rectangle cuts curves at its edges and changes their half-tones. */
async function drawWhole() {
  for (const opacity of ['0.5', '']) {
    document.body.style.opacity = opacity;
    await nextFrame();
    await nextFrame();
  }
}

/** Waits for the drawings that the page loads when it shows them. */
const drawings = () => vi.waitFor(() => expect(document.querySelector('svg[data-loading]')).toBeNull(), { timeout: 20_000 });

declare module 'vitest' {
  interface ProvidedContext {
    /** The mode of the run, which names the folder of its pictures. */
    mode: string;
  }
}

/** Compares the final state of a story, in full height, with its picture. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !('storyId' in task.meta) || typeof task.meta.storyId !== 'string') return;
  // Fonts first: the height of the page depends on them.
  await document.fonts.ready;
  await drawings();
  await page.viewport(window.innerWidth, Math.max(window.innerHeight, document.documentElement.scrollHeight));
  const { storyId } = task.meta;
  await withoutAnimations(async () => {
    await drawWhole();
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${inject('mode')}/${storyId}`);
  });
});

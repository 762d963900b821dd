import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { FakeBook } from '../testing/fakeBookFiles.ts';
import { openStage } from '../testing/openStage.ts';
import { createRandom } from '../testing/random.ts';

/** A roll on a real layout: fixed documents of several lengths, one right below the other (EPUB 3.4). */
const meta: Meta = {
  title: 'Reader/Roll, by itself',
  render: () => <div data-box="" style={{ position: 'relative', overflow: 'hidden', width: 400, height: 600, transition: 'none' }} />,
};
export default meta;
type Story = StoryObj;

/** The heights of the drawn documents, each 600 px wide as its viewport says, in px. */
const heights = [2400, 800, 150, 3000, 1200];
const tints = ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51'];

const tile = (height: number, at: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${height}"><rect width="600" height="${height}" fill="${tints[at]}"/><text x="20" y="60">Tile ${at + 1}</text></svg>`;

const webtoon: FakeBook = {
  metadata: '<meta property="rendition:layout">roll</meta>',
  pages: heights.map((height, at) => ({
    head: `<meta name="viewport" content="width=600, height=${height}"/><style>img{display:block;width:600px;height:${height}px}</style>`,
    body: `<img src="data:image/svg+xml,${encodeURIComponent(tile(height, at))}" alt="Tile ${at + 1}"/>`,
  })),
};

async function openRoll(canvasElement: HTMLElement) {
  const open = await openStage(canvasElement, webtoon, createRandom(1));
  await open.stage.show({ index: 0 });
  const frames = () => [...open.container.querySelectorAll('iframe')].map((frame) => frame.getBoundingClientRect());
  const strip = () => {
    const element = open.container.querySelector('iframe')?.parentElement;
    if (!element) throw new Error('The roll is not shown');
    return element;
  };
  const shown = () => open.stage.location()?.shown;
  return { ...open, frames, strip, shown };
}

/** The documents are scaled to the width, and each begins where the one before it ends. */
export const StitchesTheDocuments: Story = {
  play: async ({ canvasElement }) => {
    const { frames, shown, strip, changes: _, stage, container, close } = await openRoll(canvasElement);
    for (const width of [400, 320, 1000]) {
      container.style.width = `${width}px`;
      await stage.relayout();
      const room = Math.min(width, 960);
      await expect(frames().map(({ width: own, height }) => [Math.round(own), Math.round(height)])).toEqual(
        heights.map((height) => [room, Math.round((height * room) / 600)]),
      );
      for (const [at, { top, left }] of frames().entries()) {
        await expect(Math.abs(top - (frames()[at - 1]?.bottom ?? container.getBoundingClientRect().top))).toBeLessThan(1);
        await expect(Math.round(left - container.getBoundingClientRect().left)).toBe(Math.round((width - room) / 2));
      }
      await expect(strip().scrollHeight).toBe(Math.round((heights.reduce((sum, height) => sum + height) * room) / 600));
      await expect(strip().scrollWidth).toBe(width);
    }
    await expect(shown()).toEqual([0]);
    close();
  },
};

/** Each turn scrolls by less than a screen, until all of the roll was seen; the same way leads back. */
export const TurnsByScreens: Story = {
  play: async ({ canvasElement }) => {
    const { stage, strip, shown, close } = await openRoll(canvasElement);
    const tops = [0];
    const seen = new Set(shown());
    await expect(stage.location()?.atStart).toBe(true);
    while ((await stage.turn('forward')) === 'turned') {
      const { scrollTop } = strip();
      await expect(scrollTop).toBeGreaterThan(tops.at(-1) ?? 0);
      await expect(scrollTop).toBeLessThan((tops.at(-1) ?? 0) + strip().clientHeight);
      tops.push(scrollTop);
      for (const index of shown() ?? []) seen.add(index);
    }
    await expect([...seen]).toEqual([0, 1, 2, 3, 4]);
    await expect(strip().scrollTop + strip().clientHeight).toBeGreaterThanOrEqual(strip().scrollHeight - 1);
    await expect(stage.location()).toMatchObject({ atEnd: true, screen: tops.length - 1, screens: tops.length });
    while ((await stage.turn('backward')) === 'turned') await expect(strip().scrollTop).toBeLessThan(tops.at(-1) ?? 0);
    await expect(stage.location()?.atStart).toBe(true);
    close();
  },
};

/** A target starts at the top of the screen; the place in the middle of a long picture stays after a resize. */
export const KeepsThePlace: Story = {
  play: async ({ canvasElement }) => {
    const { stage, strip, frames, shown, container, close } = await openRoll(canvasElement);
    await stage.show({ index: 3 });
    await expect(Math.abs((frames()[3]?.top ?? 0) - container.getBoundingClientRect().top)).toBeLessThan(1);
    await expect(shown()).toEqual([3]);
    // The user scrolls into the picture.
    strip().scrollBy({ top: 900 });
    await waitFor(() => expect(Number(container.dataset.screen)).toBeGreaterThan(4));
    const place = () => strip().scrollTop / strip().scrollHeight;
    const before = place();
    for (const [width, height] of [
      [320, 700],
      [900, 300],
      [400, 600],
    ]) {
      Object.assign(container.style, { width: `${width}px`, height: `${height}px` });
      await stage.relayout();
      await expect(Math.abs(place() - before)).toBeLessThan(0.002);
      await expect(stage.location()?.index).toBe(3);
    }
    close();
  },
};

/** Pictures may wait until they come near the screen: a roll opens all its documents at once. */
export const LetsPicturesWait: Story = {
  play: async ({ canvasElement }) => {
    const { container, close } = await openRoll(canvasElement);
    const pictures = [...container.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.querySelector('img')?.loading);
    await expect(pictures).toEqual(heights.map(() => 'lazy'));
    close();
  },
};

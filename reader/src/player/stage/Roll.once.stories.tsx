import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { FakeBook } from '../testing/fakeBookFiles.ts';
import { openStage } from '../testing/openStage.ts';
import { createRandom } from '../testing/random.ts';
import { drag, fingers, pointIn, type ScreenPoint, wheel } from '../testing/zoomGestures.ts';

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

/** Returns what of the roll is at a point of the screen: a document, and the share of it. */
const contentAt = (container: HTMLElement, { x, y }: ScreenPoint) => {
  const boxes = [...container.querySelectorAll('iframe')].map((frame) => frame.getBoundingClientRect());
  const at = boxes.findIndex((box) => box.top <= y && box.bottom > y);
  const box = boxes[at] ?? new DOMRect();
  return { at, x: (x - box.left) / box.width, y: (y - box.top) / box.height };
};

/** The wheel with Ctrl, two fingers, a double click and the steps of keys and buttons enlarge the whole roll around a point, which stays under the pointer. */
export const Zooms: Story = {
  play: async ({ canvasElement }) => {
    const { stage, container, strip, frames, close } = await openRoll(canvasElement);
    const scale = () => (frames()[0]?.width ?? 0) / 400;
    const frame = (at: number) => [...container.querySelectorAll('iframe')][at] ?? document.createElement('iframe');
    const expectPointUnmoved = async (at: ScreenPoint, change: () => void) => {
      const before = contentAt(container, at);
      change();
      const after = contentAt(container, at);
      await expect({ ...after, at: before.at }).toEqual({ at: after.at, x: expect.closeTo(before.x, 2), y: expect.closeTo(before.y, 2) });
    };
    await stage.turn('forward');
    const at = pointIn(container, 0.3, 0.6);
    // Without Ctrl the wheel scrolls, and the browser does that.
    await expect(wheel(frame(0), at, { deltaY: 100 })).toBe(true);
    for (let step = 0; step < 4; step += 1)
      await expectPointUnmoved(at, () => expect(wheel(frame(0), at, { deltaY: -60, ctrlKey: true })).toBe(false));
    await expect(scale()).toBeGreaterThan(2);
    await expect(wheel(frame(0), at, { deltaY: 100 })).toBe(true);
    // Each document still begins where the one before it ends, and all of the width can be reached.
    for (const [index, { top }] of frames().entries())
      if (index > 0) await expect(Math.abs(top - (frames()[index - 1]?.bottom ?? 0))).toBeLessThan(2);
    await expect(Math.abs(strip().scrollWidth - 400 * scale())).toBeLessThan(2);
    const middle = pointIn(container, 0.5, 0.5);
    await expectPointUnmoved(middle, () => stage.zoom.step(-1));
    stage.zoom.fit();
    await expect([scale(), strip().scrollWidth]).toEqual([1, 400]);
    const [left, right] = [pointIn(container, 0.4, 0.5), pointIn(container, 0.6, 0.5)];
    fingers(frame(0), [
      [left, right],
      [pointIn(container, 0.2, 0.5), pointIn(container, 0.8, 0.5)],
    ]);
    await expect(scale()).toBeGreaterThan(1.5);
    stage.zoom.fit();
    for (let tap = 0; tap < 2; tap += 1) drag(frame(0), [middle]);
    await expect(scale()).toBeCloseTo(2.5);
    for (let step = 0; step < 9; step += 1) stage.zoom.step(1);
    await expect(scale()).toBeCloseTo(5);
    close();
  },
};

/** A mouse drags a zoomed roll, the arrows pan it to its edges, and turns go through all of it with the scale; another size of the stage keeps its middle. */
export const PansAndTurns: Story = {
  play: async ({ canvasElement }) => {
    const { stage, container, strip, shown, resize, close } = await openRoll(canvasElement);
    const [frame] = container.querySelectorAll('iframe');
    if (!frame) throw new Error('The roll is not shown');
    const screens = Number(container.dataset.screens);
    await expect(stage.zoom.pan(-0.25, 0)).toBe(false);
    for (let step = 0; step < 4; step += 1) stage.zoom.step(1);
    await waitFor(() => expect(Number(container.dataset.screens)).toBeGreaterThan(screens * 2));
    const before = { left: strip().scrollLeft, top: strip().scrollTop };
    drag(frame, [pointIn(container, 0.5, 0.5), pointIn(container, 0.4, 0.45), pointIn(container, 0.3, 0.4)]);
    await expect([strip().scrollLeft - before.left, strip().scrollTop - before.top].map(Math.round)).toEqual([80, 60]);
    let pans = 0;
    while (stage.zoom.pan(-0.25, 0)) pans += 1;
    await expect(pans).toBeGreaterThan(0);
    await expect(strip().scrollLeft + strip().clientWidth).toBeGreaterThan(strip().scrollWidth - 2);
    const middle = () => {
      const { x: across, y: top } = pointIn(container, 0.5, 0);
      // Below the edge, by more than a rounding error.
      return contentAt(container, { x: across, y: top + 4 });
    };
    strip().scrollLeft -= 150;
    await stage.show({ index: 3 });
    const { x } = middle();
    await new Promise(requestAnimationFrame);
    for (const [width, height] of [
      [320, 700],
      [520, 500],
      [400, 600],
    ] as const) {
      await resize(width, height);
      await expect(middle()).toEqual({ at: 3, x: expect.closeTo(x, 2), y: expect.closeTo(0, 2) });
    }
    await stage.show({ index: 0 });
    const seen = new Set(shown());
    while ((await stage.turn('forward')) === 'turned') for (const index of shown() ?? []) seen.add(index);
    await expect([...seen]).toEqual([0, 1, 2, 3, 4]);
    await expect(frame.getBoundingClientRect().width / 400).toBeCloseTo(1.25 ** 4);
    close();
  },
};

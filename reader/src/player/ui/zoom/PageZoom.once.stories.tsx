import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { bookReader, button, drawn, endlessVoice, opened, type StoryArgs, said, text } from '../../testing/bookReaderStories.tsx';
import { drag, fingers, pointIn, type ScreenPoint, wheel } from '../../testing/zoomGestures.ts';

/** A page of fixed layout with a link in its lower right corner, and a drawing where there is no text. */
const page = (id: string) => ({
  body: `${text(id)}<a id="link" href="page-1.xhtml" style="position:absolute;left:500px;top:740px;width:80px;height:40px;background:gold">Go</a>`,
});
const book = { metadata: drawn, pages: ['1', '2', '3', '4', '5'].map(page) };

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/Zoom of pages', args: { ...bookReader.args, book } };
export default meta;
type Story = StoryObj<StoryArgs>;

/** Opens the book and turns to its first spread. */
async function openSpread(canvasElement: HTMLElement, turns = 1) {
  const reader = await opened(canvasElement);
  const stage = reader.root.querySelector('[data-reader-stage]');
  if (!stage) throw new Error('The reader has no stage');
  const frames = () => [...stage.querySelectorAll<HTMLIFrameElement>('iframe[data-index]')];
  const frame = (at = 0) => {
    const found = frames()[at];
    if (!found) throw new Error('The page is not shown');
    return found;
  };
  for (let turn = 1; turn <= turns; turn += 1) {
    reader.press('PageDown');
    await waitFor(() => expect(frames().map(({ dataset }) => dataset.index)).toEqual([String(turn * 2 - 1), String(turn * 2)]));
  }
  /** Returns the box of the whole spread, once its animation has ended. */
  const spread = async () => {
    await waitFor(() => expect(frames().every((one) => one.getAnimations().length === 0)).toBe(true));
    const boxes = frames().map((one) => one.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  return { ...reader, stage, frame, frames, spread };
}
type OpenSpread = Awaited<ReturnType<typeof openSpread>>;

/** Expects that the spread covers the stage where it is larger, and lies within it where it is smaller. */
async function expectBounded({ stage, spread }: OpenSpread) {
  const [box, room] = [await spread(), stage.getBoundingClientRect()];
  const fits = (start: number, end: number, from: number, to: number) =>
    end - start > to - from ? start <= from + 1 && end >= to - 1 : start >= from - 1 && end <= to + 1;
  await expect({
    across: fits(box.left, box.right, room.left, room.right),
    down: fits(box.top, box.bottom, room.top, room.bottom),
  }).toEqual({
    across: true,
    down: true,
  });
}

/** The share of a page that is at a point of the screen. */
const shareAt = (frame: HTMLIFrameElement, { x, y }: ScreenPoint) => {
  const box = frame.getBoundingClientRect();
  return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
};

/** The wheel with Ctrl, as a trackpad's pinch sends it, enlarges both pages of a spread around the pointer, and never further than the page. */
export const WheelAndDrag: Story = {
  play: async ({ canvasElement }) => {
    const open = await openSpread(canvasElement);
    const { stage, frame, spread } = open;
    const before = await spread();
    const at = pointIn(stage, 0.4, 0.6);
    // Without Ctrl, and at its fitted size, the page leaves the wheel to the browser.
    await expect(wheel(frame(), at, { deltaY: 100 })).toBe(true);
    await expect(await spread()).toEqual(before);
    for (let step = 0; step < 5; step += 1) await expect(wheel(frame(), at, { deltaY: -120, ctrlKey: true })).toBe(false);
    const pointed = shareAt(frame(), at);
    await expect(wheel(frame(), at, { deltaY: -40, ctrlKey: true })).toBe(false);
    const after = await spread();
    await expect(after.width).toBeGreaterThan(before.width * 2.5);
    await expect(after.width / after.height).toBeCloseTo(before.width / before.height, 3);
    await expect(shareAt(frame(), at)).toEqual({ x: expect.closeTo(pointed.x, 3), y: expect.closeTo(pointed.y, 3) });
    // The layout of the page is as before.
    await expect([frame().clientWidth, frame().contentWindow?.innerWidth]).toEqual([600, 600]);
    await expectBounded(open);
    // A drag moves it, and is no click: the controls and the page stay.
    const shownBefore = open.root.querySelector('[role=toolbar]')?.getAttribute('data-shown');
    drag(frame(), [at, pointIn(stage, 0.5, 0.5), pointIn(stage, 0.6, 0.4)]);
    await expect((await spread()).left).toBeCloseTo(after.left + (pointIn(stage, 0.6, 0).x - at.x), 0);
    await expect(open.root.querySelector('[role=toolbar]')?.getAttribute('data-shown')).toBe(shownBefore);
    for (const [x, y] of [
      [3000, 3000],
      [-9000, -9000],
    ] as const) {
      wheel(frame(), at, { deltaX: x, deltaY: y });
      await expectBounded(open);
    }
    for (let step = 0; step < 12; step += 1) wheel(frame(), at, { deltaY: 120, ctrlKey: true });
    await expect(await spread()).toEqual(before);
  },
};

/** Two fingers enlarge the page; what is between them stays there. One finger moves it and turns no page, which a swipe does again at the fitted size. */
export const Pinch: Story = {
  play: async ({ canvasElement }) => {
    const open = await openSpread(canvasElement, 2);
    const { stage, frame, spread, place } = open;
    const before = await spread();
    const [from, to] = [pointIn(stage, 0.55, 0.5), pointIn(stage, 0.65, 0.5)];
    const apart = (share: number): ScreenPoint[] => [
      { x: from.x - 200 * share, y: from.y },
      { x: to.x + 200 * share, y: to.y },
    ];
    const middle = pointIn(stage, 0.6, 0.5);
    const page = frame(1);
    fingers(page, [apart(0), apart(0.6), apart(0.8)]);
    const pointed = shareAt(page, middle);
    fingers(page, [apart(0), apart(0.1), apart(0.2)]);
    await expect((await spread()).width).toBeGreaterThan(before.width * 2);
    await expect(shareAt(page, middle)).toEqual({ x: expect.closeTo(pointed.x, 2), y: expect.closeTo(pointed.y, 2) });
    await expectBounded(open);
    const settings = localStorage.getItem('bookplayer_config') ?? '';
    await expect(settings).not.toContain('"textSize":2');
    const left = (await spread()).left;
    fingers(page, [[pointIn(stage, 0.7, 0.5)], [pointIn(stage, 0.6, 0.5)], [pointIn(stage, 0.5, 0.5)]]);
    await expect((await spread()).left).toBeLessThan(left);
    await expect(place()).toBe('3');
    fingers(page, [apart(1), apart(0.5), apart(0)]);
    fingers(page, [apart(1), apart(0.5), apart(0)]);
    await expect(await spread()).toEqual(before);
    fingers(page, [[pointIn(stage, 0.5, 0.5)], [pointIn(stage, 0.8, 0.5)]]);
    await waitFor(() => expect(place()).toBe('1'));
  },
};

/** A double click zooms in where it hits, and out again; a link is hit where it is drawn then. */
export const DoubleClickAndLink: Story = {
  play: async ({ canvasElement }) => {
    const open = await openSpread(canvasElement);
    const { stage, frame, spread, place } = open;
    const before = await spread();
    const at = pointIn(stage, 0.45, 0.7);
    const twice = () => {
      drag(frame(), [at]);
      drag(frame(), [at]);
    };
    twice();
    await waitFor(async () => expect((await spread()).width).toBeCloseTo(before.width * 2.5, 0));
    await expectBounded(open);
    twice();
    await expect(await spread()).toEqual(before);
    twice();
    for (const step of [1, 2]) wheel(frame(), at, { deltaX: step * 40, deltaY: 2000 });
    const link = frame().contentDocument?.querySelector('#link')?.getBoundingClientRect() ?? new DOMRect();
    drag(frame(), [pointIn(frame(), (link.left + 10) / 600, (link.top + 10) / 800)]);
    await waitFor(() => expect(place()).toBe('0'));
  },
};

/** Plus, minus and 0 zoom; arrows move the zoomed page and turn it at its edge only. The zoom stays, and a page starts at the corner where it is read from. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const open = await openSpread(canvasElement);
    const { press, root, stage, spread, place, frames } = open;
    const before = await spread();
    for (let step = 0; step < 5; step += 1) press('+');
    await waitFor(async () => expect((await spread()).width).toBeCloseTo(before.width * 1.25 ** 5, 0));
    const start = await spread();
    press('ArrowDown');
    await waitFor(async () => expect((await spread()).top).toBeLessThan(start.top));
    // The volume of a narrated book, or the page, are not changed by it.
    await expect(place()).toBe('1');
    for (let step = 0; step < 30 && place() === '1'; step += 1) {
      fireEvent.keyDown(root, { key: 'ArrowRight', repeat: true });
      await spread();
    }
    await expect(place()).toBe('1');
    await expect((await spread()).right).toBeCloseTo(stage.getBoundingClientRect().right, 0);
    press('ArrowRight');
    await waitFor(() => expect(place()).toBe('3'));
    await waitFor(() => expect(frames()).toHaveLength(2));
    const next = await spread();
    await expect(next.width).toBeCloseTo(start.width, 0);
    const room = stage.getBoundingClientRect();
    await waitFor(async () =>
      expect([(await spread()).left, (await spread()).top]).toEqual([expect.closeTo(room.left, 0), expect.closeTo(room.top, 0)]),
    );
    press('0');
    await waitFor(async () => expect((await spread()).width).toBeCloseTo(before.width, 0));
  },
};

/** A right-to-left book starts a zoomed page at its right corner. */
export const RightToLeft: Story = {
  args: { book: { ...book, direction: 'rtl' } },
  play: async ({ canvasElement }) => {
    const reader = await opened(canvasElement);
    reader.press('PageDown');
    await waitFor(() => expect(reader.place()).toBe('1'));
    for (let step = 0; step < 6; step += 1) reader.press('+');
    reader.press('PageDown');
    await waitFor(() => expect(reader.place()).toBe('3'));
    const stage = reader.root.querySelector('[data-reader-stage]') ?? reader.root;
    const right = () => Math.max(...[...stage.querySelectorAll('iframe[data-index]')].map((frame) => frame.getBoundingClientRect().right));
    await waitFor(() => expect(right()).toBeCloseTo(stage.getBoundingClientRect().right, 0));
  },
};

/** The buttons say the scale, and do nothing at their ends without losing the focus. */
export const Buttons: Story = {
  play: async ({ canvasElement }) => {
    const { reader, spread } = await openSpread(canvasElement);
    const before = await spread();
    const [zoomIn, zoomOut, fit] = [
      await button(reader, 'Zoom in'),
      await button(reader, 'Zoom out'),
      await button(reader, 'Fit to window'),
    ];
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    zoomIn.focus();
    for (let step = 0; step < 9; step += 1) fireEvent.click(zoomIn);
    await waitFor(async () => expect((await spread()).width).toBeCloseTo(before.width * 5, 0));
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await said(canvasElement, 'status', 'Zoom 500%');
    fireEvent.click(fit);
    await waitFor(async () => expect(await spread()).toEqual(before));
  },
};

/** A sentence that is heard outside of the stage is brought onto it. */
export const NarrationIsShown: Story = {
  args: {
    book: {
      metadata: drawn,
      usesTextToSpeech: true,
      pages: [
        {
          body: '<p id="s1" style="position:absolute;top:20px;left:20px">The lake lay still.</p><p id="s2" style="position:absolute;top:740px;left:380px">The boy counted its stars.</p>',
          narrated: ['s1', 's2'],
        },
      ],
    },
  },
  beforeEach: endlessVoice,
  play: async ({ canvasElement }) => {
    const { root, reader, press, heard } = await opened(canvasElement);
    const stage = root.querySelector('[data-reader-stage]') ?? root;
    const frame = stage.querySelector<HTMLIFrameElement>('iframe[data-index]');
    if (!frame) throw new Error('The page is not shown');
    await button(reader, 'Play');
    for (let step = 0; step < 6; step += 1) press('+');
    press('ArrowLeft');
    press('ArrowUp');
    const isShown = (id: string) => {
      const box = frame.getBoundingClientRect();
      const scale = box.width / 600;
      const sentence = frame.contentDocument?.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
      const room = stage.getBoundingClientRect();
      return box.top + sentence.top * scale >= room.top && box.top + sentence.bottom * scale <= room.bottom;
    };
    press(' ');
    await waitFor(() => expect(heard()).toBe('s1'));
    await waitFor(() => expect(isShown('s1')).toBe(true));
    await expect(isShown('s2')).toBe(false);
    press('l');
    await waitFor(() => expect(heard()).toBe('s2'));
    await waitFor(() => expect(isShown('s2')).toBe(true));
  },
};

/** A link outside of the stage that the keyboard reaches is panned to, and the stage itself never scrolls. */
export const FocusedLink: Story = {
  play: async ({ canvasElement }) => {
    const open = await openSpread(canvasElement);
    const { stage, frame, press, spread } = open;
    for (let step = 0; step < 6; step += 1) press('+');
    press('ArrowUp');
    await spread();
    const link = frame().contentDocument?.querySelector<HTMLElement>('#link');
    link?.focus();
    const isShown = () => {
      const box = link?.getBoundingClientRect() ?? new DOMRect();
      const [from, to] = [pointIn(frame(), box.left / 600, box.top / 800), pointIn(frame(), box.right / 600, box.bottom / 800)];
      const room = stage.getBoundingClientRect();
      return from.x >= room.left && from.y >= room.top && to.x <= room.right && to.y <= room.bottom;
    };
    await waitFor(() => expect(isShown()).toBe(true));
    await expectBounded(open);
    await expect([stage.scrollTop, frame().parentElement?.scrollTop]).toEqual([0, 0]);
  },
};

/** With reduced motion a key zooms at once. */
export const ReducedMotion: Story = {
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(real(query), 'matches', { value: query.includes('reduced-motion') || real(query).matches }),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const { press, frame } = await openSpread(canvasElement);
    const before = frame().getBoundingClientRect().width;
    press('+');
    await expect(frame().getAnimations()).toEqual([]);
    await expect(frame().getBoundingClientRect().width).toBeCloseTo(before * 1.25, 0);
  },
};

const tall = { head: '<meta name="viewport" content="width=600, height=3000"/>', body: text('1') };

/** A roll is zoomed by the keys and buttons of drawn pages; the arrows pan it then, and a turn stays in it. */
export const Roll: Story = {
  args: { book: { metadata: '<meta property="rendition:layout">roll</meta>', pages: [tall, tall] } },
  play: async ({ canvasElement }) => {
    const { root, reader, press } = await opened(canvasElement);
    const stage = root.querySelector<HTMLElement>('[data-reader-stage]') ?? root;
    const frame = stage.querySelector('iframe');
    const strip = frame?.parentElement;
    if (!frame || !strip) throw new Error('The roll is not shown');
    const width = () => frame.getBoundingClientRect().width;
    const before = width();
    fireEvent.click(await button(reader, 'Zoom in'));
    await expect(width() / before).toBeCloseTo(1.25);
    for (let step = 0; step < 4; step += 1) press('+');
    await expect(width() / before).toBeCloseTo(1.25 ** 5);
    const left = strip.scrollLeft;
    press('ArrowRight');
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(left));
    press('PageDown');
    await waitFor(() => expect(stage.dataset.screen).not.toBe('0'));
    await expect(width() / before).toBeCloseTo(1.25 ** 5);
    press('0');
    await expect(width()).toBe(before);
  },
};

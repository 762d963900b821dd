import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  barHeight,
  clampToWindow,
  firstPlacement,
  movedBy,
  nextCorner,
  nextSize,
  resizedBy,
  roomBeside,
  type VideoPlacement,
} from './placement.ts';

const desk = { width: 1280, height: 800 };
const put: VideoPlacement = { left: 100, top: 120, width: 640, height: 360 };

const bounds = fc.record({ width: fc.integer({ min: 320, max: 3000 }), height: fc.integer({ min: 320, max: 2000 }) });
const placements = fc.record({
  left: fc.integer({ min: -4000, max: 4000 }),
  top: fc.integer({ min: -4000, max: 4000 }),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});

function expectInside({ left, top, width, height }: VideoPlacement, window: { width: number; height: number }) {
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(window.width);
  // The height follows the width rounded to whole px.
  expect(top + height + barHeight).toBeLessThanOrEqual(window.height + 1);
}

test('the video starts at 640 × 360, 80 px from the top, at the end of the line', {
  tags: ['reader §3.33', 'reader §9.21', 'reader §9.22'],
}, () => {
  expect(firstPlacement(desk, 'ltr')).toEqual({ left: 624, top: 80, width: 640, height: 360 });
  expect(firstPlacement(desk, 'rtl')).toMatchObject({ left: 16, top: 80 });
});

test('the video stays inside the window and keeps its proportions after any move or resize', () => {
  fc.assert(
    fc.property(bounds, placements, fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }), (window, from, x, y) => {
      const inside = clampToWindow(from, window);
      for (const to of [
        inside,
        movedBy(inside, x, y, window),
        resizedBy(inside, x, y, window),
        nextCorner(inside, window),
        nextSize(inside, window),
      ]) {
        expectInside(to, window);
        expect(Math.abs(to.height - (to.width * 9) / 16)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test('the video returns to its place when the window shrinks and grows again', () => {
  const requested = { ...put, left: 600 };
  expect(clampToWindow(requested, { width: 800, height: 600 })).toMatchObject({ left: 160, width: 640 });
  expect(clampToWindow(requested, desk)).toEqual(requested);
});

test('resizing leaves the opposite corner in place and stops at the edge of the window', () => {
  expect(resizedBy(put, 160, 10, desk)).toEqual({ left: 100, top: 120, width: 800, height: 450 });
  expect(resizedBy(put, -160, 0, desk)).toEqual({ left: 100, top: 120, width: 480, height: 270 });
  expect(resizedBy(put, 5000, 0, desk)).toMatchObject({ left: 100, top: 120, width: 1131, height: 636 });
  expect(resizedBy(put, -5000, 0, desk)).toMatchObject({ left: 100, top: 120, width: 200 });
});

test('four presses move the video through all corners and back', () => {
  const corners = [1, 2, 3, 4].reduce<VideoPlacement[]>((been) => [...been, nextCorner(been.at(-1) ?? put, desk)], [put]);
  expect(corners.slice(1).map(({ left, top }) => [left, top])).toEqual([
    [624, 16],
    [624, 380],
    [16, 380],
    [16, 16],
  ]);
});

test('presses cycle the video through three sizes', () => {
  const sizes = [1, 2, 3].reduce<VideoPlacement[]>((been) => [...been, nextSize(been.at(-1) ?? put, desk)], [put]);
  expect(sizes.map(({ width }) => width)).toEqual([640, 960, 320, 640]);
});

test('the window lies beside an open panel, and over it only where signing would not be readable', () => {
  const bounds = { width: 1280, height: 800 };
  expect(clampToWindow({ left: 624, top: 80, width: 640, height: 360 }, roomBeside(40, bounds))).toMatchObject({ left: 128, width: 640 });
  expect(roomBeside(50, { width: 390, height: 800 })).toEqual({ width: 390, height: 800 });
});

import { expect, test } from 'vitest';
import { fluidSize, typography } from './typography.ts';

/** Returns the font size of a heading in px, on a screen of a width in px. */
function sizeOf(name: 'h1' | 'h2' | 'h3', width: number): number {
  const [least = 0, start = 0, slope = 0, most = 0] =
    String(typography[name]?.fontSize)
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return Math.max(least * 16, Math.min(most * 16, start * 16 + (slope * width) / 100));
}

test.each([
  [390, 24, 20, 17],
  [1280, 30, 22, 18],
  [320, 24, 20, 17],
  [1920, 30, 22, 18],
])('at %d px the headings have %d, %d and %d px, so that none looks like another', (width, h1, h2, h3) => {
  expect([sizeOf('h1', width), sizeOf('h2', width), sizeOf('h3', width)].map(Math.round)).toEqual([h1, h2, h3]);
});

test('the display size grows from 28 px on a phone to 36 px on a desktop', () => {
  expect(fluidSize('hero')).toMatch(/^clamp\(1\.75rem, .+, 2\.25rem\)$/);
});

test('between telephone and desktop the headings grow evenly', () => {
  expect(sizeOf('h1', 835)).toBeCloseTo(27, 1);
});

import { expect, test } from 'vitest';
import { volumeAfter, volumeLevel } from './volumeLevel.ts';

test.each([
  [0, 'low'],
  [0.2, 'low'],
  [0.29, 'low'],
  [0.3, 'middle'],
  [0.7, 'middle'],
  [0.71, 'high'],
  [0.8, 'high'],
  [1, 'high'],
] as const)('a volume of %d has the level %s', { tags: ['reader §9.19', 'reader §9.20'] }, (volume, level) => {
  expect(volumeLevel(volume)).toBe(level);
});

test('volume steps are exact tenths', () => {
  const louder = Array.from({ length: 9 }, (_, index) => index / 10).map((volume) => volumeAfter(volume, 1));
  expect(louder).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
});

test('the volume stays within 0 and 1', { tags: ['reader §5.15'] }, () => {
  expect(volumeAfter(1, 1)).toBe(1);
  expect(volumeAfter(0, -1)).toBe(0);
  expect(volumeAfter(0.95, 2)).toBe(1);
});

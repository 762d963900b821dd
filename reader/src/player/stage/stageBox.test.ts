import { expect, test } from 'vitest';
import { stageBox } from './stageBox.ts';

test('reader §9: the margins are 32 px below a width of 736 px, and 64 px from there on', () => {
  expect([735, 736].map((width) => stageBox(width, 500).gutter)).toEqual([32, 64]);
});

test('a wide stage shows reflowable text in two columns', () => {
  expect([959, 960].map((width) => stageBox(width, 500).columns)).toEqual([1, 2]);
});

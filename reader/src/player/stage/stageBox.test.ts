import { expect, test } from 'vitest';
import { stageBox } from './stageBox.ts';

test('reader §9: under 736 px the margins are 32 px, from there on 64', () => {
  expect([735, 736].map((width) => stageBox(width, 500).gutter)).toEqual([32, 64]);
});

test('a wide screen of flowing text has two columns', () => {
  expect([959, 960].map((width) => stageBox(width, 500).columns)).toEqual([1, 2]);
});

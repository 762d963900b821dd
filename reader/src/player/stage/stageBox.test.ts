import { expect, test } from 'vitest';
import { stageBox } from './stageBox.ts';

test('reader §9: the margins are 32 px below a width of 736 px, and 64 px from there on', {
  tags: ['reader §9.11', 'reader §9.12'],
}, () => {
  expect([735, 736].map((width) => stageBox(width, 500).gutter)).toEqual([32, 64]);
});

test('the user chooses half of these margins or twice as much, but never more than a fifth of a column', () => {
  const gutters = (width: number, columns: 'auto' | 2 = 'auto') =>
    (['narrow', 'normal', 'wide'] as const).map((margins) => stageBox(width, 500, { columns, margins }).gutter);
  expect([gutters(390), gutters(800), gutters(1280), gutters(600, 2)]).toEqual([
    [16, 32, 64],
    [32, 64, 128],
    [32, 64, 128],
    [16, 32, 60],
  ]);
});

test('text has 44 px above and below it, half of them with narrow margins, and none on a stage that is too low for 13 lines', () => {
  const margins = (height: number) =>
    (['narrow', 'normal', 'wide'] as const).map((chosen) => stageBox(390, height, { columns: 'auto', margins: chosen }).margin);
  expect([margins(559), margins(560)]).toEqual([
    [0, 0, 0],
    [22, 44, 44],
  ]);
});

test('the user chooses one column on a wide stage, and two where each has 300 px', () => {
  const columns = (width: number, chosen: 1 | 2) => stageBox(width, 500, { columns: chosen, margins: 'normal' }).columns;
  expect([columns(1440, 1), columns(1440, 2), columns(600, 2), columns(599, 2)]).toEqual([1, 2, 2, 1]);
});

test('a wide stage shows reflowable text in two columns', () => {
  expect([959, 960].map((width) => stageBox(width, 500).columns)).toEqual([1, 2]);
});

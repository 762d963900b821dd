import { expect, test } from 'vitest';
import { letterText } from './lettering.ts';
import { outlineOf } from './outline.ts';

const box = { x: 10, y: 20, width: 300, height: 160 };
const style = { face: 'serif', fill: '#000000', maxSize: 60 } as const;

test.each(['serif', 'sans'] as const)('%s has every letter of the eight languages', (face) => {
  const letters = 'åäöøæßéèêëàâçœùûüîïôÿñÅÄÖØÆẞÉÈÇŒÑÜ’‘“”«»–—…!?&0123456789';
  expect(outlineOf(face, letters).missing).toEqual([]);
});

test('letters of another script come from its own font, joined', () => {
  const joined = outlineOf('serif', 'سلام');
  expect(joined.missing).toEqual([]);
  const apart = [...'سلام'].reduce((sum, letter) => sum + outlineOf('serif', letter).right, 0);
  expect(joined.right).toBeLessThan(apart * 0.9);
});

test('a letter that no font has is drawn as a box and reported', () => {
  const { path, missing } = outlineOf('serif', 'a漢');
  expect(missing).toEqual(['漢']);
  expect(path.length).toBeGreaterThan(outlineOf('serif', 'a').path.length);
});

test('letters are kerned', () => {
  const width = (text: string) => outlineOf('serif', text).right - outlineOf('serif', text).left;
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
});

test('a long word makes the letters smaller and is never cut', () => {
  const long = letterText('Epäjärjestelmällistyttämättömyydellänsäkään', box, style);
  expect(long.boxes).toHaveLength(1);
  expect(long.size).toBeLessThan(style.maxSize);
  expect(long.boxes[0]?.width).toBeLessThanOrEqual(box.width);
  expect(long.boxes[0]?.width).toBeGreaterThan(box.width * 0.97);
});

test('lines are balanced', () => {
  const { boxes } = letterText('The boy who counted all of the stars', box, style);
  expect(boxes.length).toBeGreaterThan(1);
  const widths = boxes.map(({ width }) => width);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.7);
});

test('no text draws nothing', () => {
  expect(letterText(' ', box, style)).toMatchObject({ markup: '', boxes: [] });
});

import { expect, test } from 'vitest';
import { titles } from '../sampleLibrary.ts';
import { drawSampleCover } from './cover.ts';

test.each(titles)('the cover of «$title» needs no font', ({ cover, title }) => {
  expect(cover()).not.toMatch(/<text|font-family/);
  expect(cover()).toContain(`<title>${title}</title>`);
});

// The same titles in other languages, and the longest words that a translation may bring.
const words = ['Havets hemmelige kart', 'Die Donaudampfschifffahrt der Großmutter', 'Epäjärjestelmällistyttämättömyydellänsäkään', 'Å'];

test.each([...titles, ...words.map((title) => ({ title, author: 'Wolfgang Amadeus Silberschmidt-Österreicher' }))])(
  'the letters of «$title» stand inside the margins, above the picture',
  ({ title, author }) => {
    const { title: heading, author: name, artTop } = drawSampleCover(title, author, ['<rect/>']);
    expect([...heading.missing, ...name.missing]).toEqual([]);
    for (const { x, y, width, height } of [...heading.boxes, ...name.boxes]) {
      expect(x).toBeGreaterThanOrEqual(47.5);
      expect(x + width).toBeLessThanOrEqual(552.5);
      expect(y).toBeGreaterThanOrEqual(47.5);
      expect(y + height).toBeLessThanOrEqual(780);
    }
    for (const { y, height } of heading.boxes) expect(y + height).toBeLessThan(artTop);
    for (const { y } of name.boxes) expect(y).toBeGreaterThan(730);
  },
);

test.each(titles)('what the cover of «$title» draws besides its sky is clipped below the title', ({ cover }) => {
  const [ground = '', clipped = ''] = cover().split('<g clip-path="url(#below)">');
  // Only the sky comes before: one rectangle of the whole cover.
  expect(ground.replace(/<clipPath.*?<\/clipPath>/s, '').match(/<(rect|path|circle|ellipse)/g)).toEqual(['<rect']);
  expect(ground).toContain('<clipPath id="below"><rect y="262"');
  expect(clipped).toContain('</g>');
});

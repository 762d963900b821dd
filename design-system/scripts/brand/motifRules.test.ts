import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { chromium as launchOptions } from '../../../scripts/chromium.mjs';
import { motifs, motifUrl } from '../../src/brand/motifs.ts';
import { realms } from '../../src/realm/Realm.ts';
import { displayFonts } from '../fonts.ts';

test.each(realms)('the motif of %s is small', (realm) => {
  expect(motifs[realm].length).toBeLessThanOrEqual(600);
});

test('each motif is drawn, and repeats without a seam', async () => {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  // Of each tile: the share of ink, and how many pixels of ink at an edge end at the opposite one.
  const seams = await page.evaluate(
    async (tiles) => {
      const found: [number, number][] = [];
      for (const url of tiles) {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = new OffscreenCanvas(96, 96);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('There is no canvas');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, 96, 96);
        const ink = (x: number, y: number) => data[((y % 96) * 96 + (x % 96)) * 4 + 3] ?? 0;
        const all = Array.from({ length: 96 }, (_, at) => at);
        // The ink that ends at an edge with nothing on the other side, within a pixel.
        const torn = all.filter(
          (at) =>
            (ink(0, at) > 200 && Math.max(ink(95, at + 95), ink(95, at), ink(95, at + 1)) < 20) ||
            (ink(95, at) > 200 && Math.max(ink(0, at + 95), ink(0, at), ink(0, at + 1)) < 20) ||
            (ink(at, 0) > 200 && Math.max(ink(at + 95, 95), ink(at, 95), ink(at + 1, 95)) < 20) ||
            (ink(at, 95) > 200 && Math.max(ink(at + 95, 0), ink(at, 0), ink(at + 1, 0)) < 20),
        ).length;
        const share = all.flatMap((y) => all.map((x) => ink(x, y))).reduce((sum, part) => sum + part / 255, 0) / 96 ** 2;
        found.push([share, torn]);
      }
      return found;
    },
    realms.map((realm) => motifUrl(motifs[realm]).slice(5, -2)),
  );
  await browser.close();
  const faults = realms.filter((_, at) => {
    const [share = 0, torn = 1] = seams[at] ?? [];
    return torn > 0 || share < 0.08 || share > 0.5;
  });
  expect(faults.map((realm) => `${realm}: ${seams[realms.indexOf(realm)]}`)).toEqual([]);
});

test('each face of headings has at most 30 KB and every letter of the eight languages', () => {
  for (const { source } of displayFonts().files) {
    expect(statSync(source).size).toBeLessThanOrEqual(30 * 1024);
    const range = readFileSync(fileURLToPath(new URL('../unicode.json', `file://${source}`)), 'utf8');
    expect(range).toContain('U+0000-00FF');
    expect(range).toContain('U+0152-0153');
  }
});

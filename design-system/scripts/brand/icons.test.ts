import { Resvg } from '@resvg/resvg-wasm';
import { expect, test } from 'vitest';
import { appIcons } from '../../src/brand/appIcons.ts';
import { realmIdentities } from '../../src/realm/identities.ts';
import { realms } from '../../src/realm/Realm.ts';
import { contrast } from '../../src/tokens/contrast.ts';
import { tokenSet } from '../../src/tokens/tokenSet.ts';
import { readResolver } from '../tokens/resolver.ts';
import { iconsOf } from './icons.ts';
import { brandPictures } from './pictures.ts';

const pictures = brandPictures(readResolver('design-system/tokens/realmkit.resolver.json'));

function pictureAt(path: string): string {
  const svg = pictures.find((picture) => picture.path === path)?.svg;
  if (!svg) throw new Error(`There is no picture ${path}`);
  return svg;
}

/** The pixels of a PNG with the colour and the distance from the middle of each, as a share of its width. */
function pixelsOf(png: Uint8Array, size: number) {
  const image = `<image width="${size}" height="${size}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
  const {
    width,
    height,
    pixels: data,
  } = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${image}</svg>`).render();
  return Array.from({ length: width * height }, (_, at) => ({
    colour: `#${Buffer.from(data.subarray(at * 4, at * 4 + 3)).toString('hex')}`,
    alpha: data[at * 4 + 3] ?? 0,
    fromMiddle: Math.hypot((at % width) + 0.5 - width / 2, Math.floor(at / width) + 0.5 - height / 2) / width,
  }));
}

test.each(realms)('the icon of %s stands on the colour of its buttons, and its mark is told from it', (realm) => {
  const [ground = '', ...marks] = [...pictureAt(realmIdentities[realm].favicon).matchAll(/fill="(#[0-9a-f]{6})"/g)].map(
    ([, fill]) => fill ?? '',
  );
  expect(ground).toBe(tokenSet(realm, 'default', 'light')['color.action.primary']);
  expect(marks).toHaveLength(2);
  for (const mark of marks) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
});

test.each(realms)('the logo of %s has the colours of its bars in light and dark', (realm) => {
  const { logo, logoOnDark } = realmIdentities[realm];
  const tokens = tokenSet(realm, 'default', 'light');
  expect(pictureAt(logo)).toContain(`fill="${tokens['color.action.primary']}"`);
  expect(pictureAt(logoOnDark)).toContain(`fill="${tokens['color.logo.onBarMark']}"`);
  expect(pictureAt(logoOnDark)).toContain(`fill="${tokens['color.logo.onBarAccent']}"`);
});

test.each(realms)('the app icons of %s have their sizes, and the maskable one keeps its mark where no system crops it', async (realm) => {
  const ground = tokenSet(realm, 'default', 'light')['color.action.primary'];
  const icons = await iconsOf(pictureAt(realmIdentities[realm].favicon));
  expect(icons.map(({ icon }) => icon)).toEqual(appIcons);
  for (const { icon, png } of icons) {
    // The size in the header of a PNG.
    const header = Buffer.from(png);
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([icon.size, icon.size]);
    const pixels = pixelsOf(png, icon.size);
    const mark = pixels.filter(({ colour, alpha }) => alpha === 255 && colour !== ground);
    expect(mark.length / pixels.length).toBeGreaterThan(0.1);
    if (icon.purpose !== 'maskable') continue;
    expect(pixels.every(({ alpha }) => alpha === 255)).toBe(true);
    expect(mark.filter(({ fromMiddle }) => fromMiddle > 0.4)).toEqual([]);
  }
});

import { wordmarks } from '@realmkit/design-system/brand/wordmarks.ts';
import { expect, test } from 'vitest';
import { brandColours, brandFaces, brandRadii, motifs, motifUrl, type Realm, realmIdentities, realms } from '../../../database/realms.ts';
import { chosenMethod, signInMethods } from './loginMethods.ts';
import { signInPage } from './page.ts';
import { identityStyles } from './styles.ts';

const page = (realm: Realm) =>
  String(signInPage(realm, '/__sandbox/identity', { forgotHref: '/', error: undefined, userName: '', secondFactor: false, method: 'pwd' }));
const common = ['pwd', 'sms', 'qr'];
const national: Record<string, string[]> = { de: ['vidis', 'ak-bibliotheken', 'domino'], fr: ['gar'], se: ['bankid'] };

test.each(realms)('the page of %s offers its own methods only, each with an icon', (realm) => {
  const tiles = [...page(realm).matchAll(/<label><input type="radio" name="method" value="([^"]+)".*?<\/label>/g)];
  expect(tiles.map(([, method]) => method)).toEqual([...common, ...(national[realm] ?? [])]);
  for (const [tile] of tiles) expect(tile).toContain('<svg aria-hidden="true"');
});

test('a method of another country is neither chosen nor taken from the hint of an app', () => {
  expect(signInMethods('se')).not.toContain('gar');
  expect(chosenMethod('se', 'gar', 'vidis')).toBe('pwd');
  expect(chosenMethod('de', 'gar', 'vidis')).toBe('vidis');
});

test.each(realms)('the page of %s wears its logo and mark, colours, radii, face and motif', (realm) => {
  const { brand, name } = realmIdentities[realm];
  expect(page(realm)).toMatch(new RegExp(`<header><svg [^>]*aria-label="${name}"`));
  expect(page(realm)).toContain(wordmarks[brand].path);
  expect(page(realm)).toContain(`<link rel="icon" href="/brand/${realm}/favicon.svg" />`);
  const rule = identityStyles.split('\n').find((line) => line.startsWith(`[data-realm='${realm}']`));
  for (const value of [
    ...Object.values(brandColours[realm]),
    ...Object.values(brandRadii[realm]),
    brandFaces[realm],
    motifUrl(motifs[realm]),
  ])
    expect(rule).toContain(value);
});

test('the page needs no styles in attributes, which its policy forbids', () => {
  expect(page('de')).not.toMatch(/<style| style=/);
});

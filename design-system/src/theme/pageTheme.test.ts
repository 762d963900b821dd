import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { realms } from '../realm/Realm.ts';
import { cssVariable } from '../tokens/cssVariable.ts';
import { type TokenSet, tokenSet } from '../tokens/tokenSet.ts';
import { pageTheme } from './pageTheme.ts';
import { plainThemeOptions } from './plainTheme.ts';

/** Red, green and blue from 0 to 255, and alpha. */
type Colour = readonly number[];

const lightened = /^color-mix\(in srgb, (.+), color\(srgb (\S+) \S+ \S+\) (\d+)%\)$/;
const faded = /^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/;

/** Parses a colour as browsers compute it; undefined for other texts. */
function colourOf(text: string): Colour | undefined {
  const [, ground = '', level, share] = lightened.exec(text) ?? [];
  if (share)
    return colourOf(ground)?.map((channel, index) => (index === 3 ? 1 : channel + (Number(level) * 255 - channel) * (Number(share) / 100)));
  const [, colour = '', alpha] = faded.exec(text) ?? [];
  if (alpha) return colourOf(colour)?.with(3, Number(alpha) / 100);
  if (/^#[\da-f]{3}$/i.test(text)) return colourOf(text.replace(/[\da-f]/gi, '$&$&'));
  if (/^#[\da-f]{6}$/i.test(text)) return [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16)).concat(1);
  const [, channels] = /^rgba?\((.+)\)$/.exec(text) ?? [];
  return channels === undefined ? undefined : [...channels.split(/[ ,/]+/).map(Number), 1].slice(0, 4);
}

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key));
}

/** Replaces the custom properties of tokens by their values, and MUI's own by their fallbacks. */
const resolved = (text: string, tokens: TokenSet): string =>
  Object.entries(tokens)
    .reduce((filled, [name, value]) => filled.replaceAll(`var(${cssVariable(name)})`, value), text)
    .replace(/var\(--mui-[\w-]+, ([^()]+|\w+\([^()]*\))\)/, '$1');

const combinations = realms.flatMap((realm) =>
  (['default', 'sondo'] as const).flatMap((theme) => (['light', 'dark'] as const).map((scheme) => ({ realm, theme, scheme }))),
);

test.each(combinations)('the page theme has the colours that MUI computes for $realm, $theme, $scheme', ({ realm, theme, scheme }) => {
  const tokens = tokenSet(realm, theme, scheme);
  const ours = new Map(leavesOf(pageTheme().colorSchemes[scheme]?.palette).map(([path, text]) => [path, resolved(text, tokens)]));
  const reckoned = leavesOf(createTheme({ ...plainThemeOptions(realm, theme, scheme), cssVariables: true }).palette)
    .filter(([path]) => !path.endsWith('Channel') && path !== 'mode')
    .map(([path, text]) => ({ path, text: resolved(text, tokens) }));
  const others = reckoned.filter(({ path, text }) => {
    const [is, shouldBe] = [colourOf(ours.get(path) ?? ''), colourOf(text)];
    return is && shouldBe ? is.some((channel, index) => Math.abs(channel - (shouldBe[index] ?? 0)) > 0.52) : ours.get(path) !== text;
  });
  expect(others.map(({ path, text }) => `${path}: ${ours.get(path)} instead of ${text}`)).toEqual([]);
  expect(reckoned.length).toBeGreaterThan(100);
});

test('alpha returns a colour that the browser mixes, also for custom properties', () => {
  const { alpha } = pageTheme();
  expect(alpha('var(--a)', 0.5)).toBe('color-mix(in srgb, var(--a) 50%, transparent)');
  expect(alpha('var(--a)', 'var(--b) + var(--c)')).toBe('color-mix(in srgb, var(--a) calc((var(--b) + var(--c)) * 100%), transparent)');
});

test('the page theme generates no colour channel properties', () => {
  expect(
    Object.keys(Object.assign({}, ...pageTheme().generateStyleSheets().flatMap(Object.values))).filter((name) => name.endsWith('Channel')),
  ).toEqual([]);
});

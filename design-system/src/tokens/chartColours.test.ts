import { expect, test } from 'vitest';
import { colourDifference } from './colourDifference.ts';
import { contrast, intensity } from './contrast.ts';
import { type TokenSet, tokenSet } from './tokenSet.ts';

const indices = [1, 2, 3, 4, 5, 6] as const;

/** The colours that eyes see, as linear red, green and blue (Machado, Oliveira and Fernandes, 2009). */
const eyes = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const;

/** Returns a channel from 0 to 255 for a linear one. */
const encoded = (linear: number): number => {
  const within = Math.min(1, Math.max(0, linear));
  return Math.round((within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055) * 255);
};

function seen(hex: string, matrix: readonly (readonly number[])[]): string {
  const linear = [1, 3, 5].map((start) => intensity(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  const channels = matrix.map((row) => encoded(row.reduce((sum, factor, index) => sum + factor * (linear[index] ?? 0), 0)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const chartOf = (tokens: TokenSet): string[] => indices.map((index) => tokens[`color.chart.${index}`]);

test.each([
  ['light', 'usual', 50],
  ['dark', 'usual', 50],
  ['light', 'without red cones', 23],
  ['dark', 'without red cones', 23],
  ['light', 'without green cones', 23],
  ['dark', 'without green cones', 23],
] as const)('in %s, eyes that are %s tell any two colours of a chart apart by at least %d', (scheme, kind, least) => {
  const colours = chartOf(tokenSet('se', 'default', scheme)).map((colour) => seen(colour, eyes[kind]));
  const differences = colours.flatMap((one, index) => colours.slice(index + 1).map((other) => colourDifference(one, other)));
  expect(Math.min(...differences)).toBeGreaterThanOrEqual(least);
});

test('the colours of charts are those of the scheme in every realm, so that a figure looks the same in all of them', () => {
  expect(chartOf(tokenSet('fr', 'sondo', 'dark'))).toEqual(chartOf(tokenSet('se', 'default', 'dark')));
  expect(
    contrast(tokenSet('fr', 'sondo', 'dark')['color.chart.1'], tokenSet('fr', 'sondo', 'dark')['color.surface.raised']),
  ).toBeGreaterThan(3);
});

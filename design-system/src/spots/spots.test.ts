import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cssVariable } from '../tokens/cssVariable.ts';
import { spotNames } from './SpotName.ts';
import { sceneShapes } from './sceneShapes.ts';
import { spotShapes } from './spotShapes.ts';

const pictures = [...spotNames.map((name) => [name, spotShapes[name]] as const), ...Object.entries(sceneShapes)];

test.each(pictures)('%s is at most 6 KB', (_, draw) => {
  expect(gzipSync(draw()).length).toBeLessThanOrEqual(6 * 1024);
});

test.each(pictures)('%s has colours of the tokens only', (_, draw) => {
  const colours = [...draw().matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, colour = '']) => colour);
  expect(colours.filter((colour) => colour !== 'none' && !colour.startsWith(`var(${cssVariable('color.picture')}-`))).toEqual([]);
});

test.each(pictures)('%s has no id, so that it can stand twice on a page', (_, draw) => {
  expect(draw()).not.toMatch(/\sid=|url\(/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { combineAll } from './combinations.ts';
import { readResolver } from './resolver.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const colour = (hex: string) => ({
  $value: { colorSpace: 'srgb', components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255), hex },
});

function resolverOf(light: object, dark: object, base: object = {}) {
  writeFileSync(join(folder, 'base.json'), JSON.stringify(base));
  writeFileSync(join(folder, 'light.json'), JSON.stringify(light));
  writeFileSync(join(folder, 'dark.json'), JSON.stringify(dark));
  writeFileSync(
    join(folder, 'resolver.json'),
    JSON.stringify({
      version: '2025.10',
      sets: { base: { sources: [{ $ref: './base.json' }] } },
      modifiers: { scheme: { contexts: { light: [{ $ref: './light.json' }], dark: [{ $ref: './dark.json' }] }, default: 'light' } },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/scheme' }],
    }),
  );
  return readResolver(join(folder, 'resolver.json'));
}

const group = (tokens: object) => ({ color: { $type: 'color', ...tokens } });

test('a token without a value in one combination is an error that names the token and the combination', () => {
  const resolver = resolverOf(group({ text: colour('#000000'), link: colour('#0000ff') }), group({ text: colour('#ffffff') }));
  expect(() => combineAll(resolver)).toThrow('dark lacks color.link');
});

test('the resolver follows aliases across files', () => {
  const base = { ramp: { $type: 'color', ink: { 900: colour('#101010') } } };
  const resolver = resolverOf(group({ text: { $value: '{ramp.ink.900}' } }), group({ text: { $value: '{ramp.ink.900}' } }), base);
  expect(combineAll(resolver).map(({ values }) => [...values])).toEqual([[['color.text', '#101010']], [['color.text', '#101010']]]);
});

test('an alias to an unknown token is an error', () => {
  const resolver = resolverOf(group({ text: { $value: '{ramp.ink}' } }), {});
  expect(() => resolver.resolve({ scheme: 'light' })).toThrow('Unknown token {ramp.ink}, wanted by color.text');
});

test('circular aliases are an error', () => {
  const resolver = resolverOf(group({ one: { $value: '{color.two}' }, two: { $value: '{color.one}' } }), {});
  expect(() => resolver.resolve({ scheme: 'light' })).toThrow('circle');
});

test('a colour whose components and hex form differ is an error', () => {
  const wrong = { $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#000000' } };
  const resolver = resolverOf(group({ text: wrong }), group({ text: wrong }));
  expect(() => combineAll(resolver)).toThrow('The components say #ffffff, the hex form says #000000');
});

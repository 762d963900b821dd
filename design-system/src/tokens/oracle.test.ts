// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { defineConfig, Logger, parse, type TokenNormalized } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import type { TokenName } from '../../generated/tokens.ts';
import { tokenTables } from '../../generated/tokenTables.ts';
import { realms } from '../realm/Realm.ts';
import { tokenSet } from './tokenSet.ts';

const directory = new URL('../../tokens/', import.meta.url);
const filename = new URL('realmkit.resolver.json', directory);

async function independentResolver() {
  const logger = new Logger({ level: 'error' });
  const config = defineConfig({ lint: { rules: {} } }, { cwd: directory, logger });
  const src = await readFile(filename, 'utf8');
  const { resolver } = await parse([{ filename, src }], { config, logger, req: (url) => readFile(url, 'utf8') });
  return resolver;
}

const hex = (components: readonly (number | null)[]): string =>
  `#${components
    .map((part) =>
      Math.round((part ?? 0) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function written(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return hex(token.$value.components);
    case 'dimension':
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'fontFamily':
      return [token.$value].flat().join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'shadow':
      return token.$value
        .map(({ color, offsetX, offsetY, blur, spread }) => {
          const lengths = [offsetX, offsetY, blur, spread].map(({ value, unit }) => `${value}${unit}`);
          return [...lengths, hex([...color.components, color.alpha])].join(' ');
        })
        .join(', ');
    case 'fontWeight':
    case 'number':
      return String(token.$value);
    default:
      throw new Error(`No token was expected to be of type ${token.$type}`);
  }
}

const names = tokenTables.flatMap((table) => table.names);
const isTokenName = (name: string): name is TokenName => names.some((known) => known === name);

test('an independent resolver finds the same values in all 32 combinations', async () => {
  const resolver = await independentResolver();
  for (const realm of realms) {
    for (const theme of ['default', 'sondo'] as const) {
      for (const scheme of ['light', 'dark'] as const) {
        const tokens = Object.entries(resolver.apply({ realm, theme, scheme })).filter(([name]) => isTokenName(name));
        const theirs = Object.fromEntries(tokens.map(([name, token]) => [name, written(token)]));
        const ours = Object.fromEntries(
          Object.entries(tokenSet(realm, theme, scheme)).map(([name, value]) => [name, value.replaceAll("'", '')]),
        );
        expect(theirs).toEqual(ours);
      }
    }
  }
});

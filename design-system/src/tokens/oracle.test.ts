// @vitest-environment node
import { expect, test } from 'vitest';
import type { TokenName } from '../../generated/tokens.ts';
import { tokenTables } from '../../generated/tokenTables.ts';
import { realms } from '../realm/Realm.ts';
import { parseTokens, written } from './testing/terrazzo.ts';
import { tokenSet } from './tokenSet.ts';

const names = tokenTables.flatMap((table) => table.names);
const isTokenName = (name: string): name is TokenName => names.some((known) => known === name);

test('an independent resolver finds the same values in all 32 combinations', async () => {
  const { resolver } = await parseTokens(new URL('../../tokens/realmkit.resolver.json', import.meta.url));
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

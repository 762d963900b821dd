import { realms } from '@realmkit/design-system';
import { expect, test } from 'vitest';
import { realmTable } from './realmTable.ts';

test.each([
  ['de', 'EUR', 'eu'],
  ['fi', 'EUR', 'eu'],
  ['fr', 'EUR', 'eu'],
  ['no', 'NOK', 'eu'],
  ['nl', 'EUR', 'eu'],
  ['se', 'SEK', 'eu'],
  ['uk', 'GBP', 'eu'],
  ['us', 'USD', 'us'],
] as const)('the realm %s has the currency %s and the shard %s', (realm, currency, shard) => {
  expect(realmTable[realm]).toMatchObject({ currency, shard });
});

test('escalateLogin, speakingBookRights and eppn are on only in Sweden', () => {
  for (const flag of ['escalateLogin', 'speakingBookRights', 'eppn'] as const) {
    expect(realms.filter((realm) => realmTable[realm].features.has(flag))).toEqual(['se']);
  }
});

test('groupGroups and ageFilter are on in every realm', () => {
  for (const flag of ['groupGroups', 'ageFilter'] as const) {
    expect(realms.filter((realm) => realmTable[realm].features.has(flag))).toEqual(realms);
  }
});

test('user management is external in Germany, Finland, France, Norway and the United Kingdom', () => {
  expect(realms.filter((realm) => realmTable[realm].externalPanel)).toEqual(['de', 'fi', 'fr', 'no', 'uk']);
});

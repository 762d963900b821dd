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
] as const)(
  'the realm %s has the currency %s and the shard %s',
  {
    tags: [
      'shell §1.36',
      'shell §1.37',
      'shell §1.38',
      'shell §1.39',
      'shell §1.40',
      'shell §1.41',
      'shell §1.42',
      'shell §1.43',
      'shell §3.29',
      'admin §1.15',
      'admin §1.16',
      'admin §9.23',
    ],
  },
  (realm, currency, shard) => {
    expect(realmTable[realm]).toMatchObject({ currency, shard });
  },
);

test('escalateLogin, speakingBookRights and eppn are on only in Sweden', { tags: ['shell §1.27', 'shell §1.28', 'shell §1.29'] }, () => {
  for (const flag of ['escalateLogin', 'speakingBookRights', 'eppn'] as const) {
    expect(realms.filter((realm) => realmTable[realm].features.has(flag))).toEqual(['se']);
  }
});

test('groupGroups and ageFilter are on in every realm', { tags: ['shell §1.30', 'shell §1.31', 'admin §6.33', 'admin §6.34'] }, () => {
  for (const flag of ['groupGroups', 'ageFilter'] as const) {
    expect(realms.filter((realm) => realmTable[realm].features.has(flag))).toEqual(realms);
  }
});

test('user management is external in Germany, Finland, France, Norway and the United Kingdom', { tags: ['admin §2.24'] }, () => {
  expect(realms.filter((realm) => realmTable[realm].externalPanel)).toEqual(['de', 'fi', 'fr', 'no', 'uk']);
});

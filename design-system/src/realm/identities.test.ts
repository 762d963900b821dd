import { expect, test } from 'vitest';
import { realmIdentities } from './identities.ts';
import { realms } from './Realm.ts';

test('every realm has the locale and domain suffix of the specification', {
  tags: [
    'shell §1.3',
    'shell §1.12',
    'shell §1.13',
    'shell §1.14',
    'shell §1.15',
    'shell §1.16',
    'shell §1.17',
    'shell §1.18',
    'shell §1.19',
  ],
}, () => {
  expect(realms.map((realm) => [realm, realmIdentities[realm].locale, realmIdentities[realm].domainSuffix])).toEqual([
    ['de', 'de', 'de'],
    ['fi', 'fi', 'fi'],
    ['fr', 'fr', 'fr'],
    ['no', 'nb', 'no'],
    ['nl', 'nl', 'nl'],
    ['se', 'sv', 'se'],
    ['uk', 'en-GB', 'co.uk'],
    ['us', 'en-US', 'com'],
  ]);
});

test('France has a brand, a logo, a favicon and a page title of its own', {
  tags: ['shell §1.8', 'shell §1.9', 'shell §1.10', 'shell §1.11'],
}, () => {
  const { name, logo, favicon, pageTitle } = realmIdentities.fr;
  for (const realm of realms.filter((other) => other !== 'fr')) {
    expect(realmIdentities[realm].name).not.toBe(name);
    expect(realmIdentities[realm].logo).not.toBe(logo);
    expect(realmIdentities[realm].favicon).not.toBe(favicon);
    expect(realmIdentities[realm].pageTitle).not.toBe(pageTitle);
  }
});

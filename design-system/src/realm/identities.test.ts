import { expect, test } from 'vitest';
import { realmIdentities } from './identities.ts';
import { realms } from './Realm.ts';

test('every realm has the locale and domain suffix of the specification', () => {
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

test('France has a brand, a logo, a favicon and a page title of its own', () => {
  const { name, logo, favicon, pageTitle } = realmIdentities.fr;
  for (const realm of realms.filter((other) => other !== 'fr')) {
    expect(realmIdentities[realm].name).not.toBe(name);
    expect(realmIdentities[realm].logo).not.toBe(logo);
    expect(realmIdentities[realm].favicon).not.toBe(favicon);
    expect(realmIdentities[realm].pageTitle).not.toBe(pageTitle);
  }
});

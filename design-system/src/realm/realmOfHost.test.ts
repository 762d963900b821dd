import { expect, test } from 'vitest';
import { realmIdentities } from './identities.ts';
import { isRealm, realms } from './Realm.ts';
import { lastLabelOfHost, realmOfHost } from './realmOfHost.ts';

test.each(realms)('the production host of %s and its local host belong to the realm', (realm) => {
  const host = `realmkit.${realmIdentities[realm].domainSuffix}`;
  expect(realmOfHost(host)).toBe(realm);
  expect(realmOfHost(`${host}.localhost`)).toBe(realm);
});

test.each([
  ['panel.realmkit.de.localhost', 'de'],
  ['app.realmkit.fr', 'fr'],
  ['WWW.Realmkit.CO.UK', 'uk'],
  ['realmkit.se.', 'se'],
])('the host %s belongs to the realm %s', (host, realm) => {
  expect(realmOfHost(host)).toBe(realm);
});

test.each([
  'localhost',
  'se.localhost',
  'realmkit.dk',
  'realmkit.dk.localhost',
  'realmkit.uk',
  'com',
  '127.0.0.1',
  '[::1]',
  'realmkit.notse',
  '',
])('the host "%s" belongs to no realm', (host) => {
  expect(realmOfHost(host)).toBeUndefined();
});

test.each([
  ['realmkit.dk', 'dk'],
  ['realmkit.dk.localhost', 'dk'],
  ['realmkit.co.jp', 'jp'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]', '[::1]'],
])('the last label of %s is %s', (host, label) => {
  expect(lastLabelOfHost(host)).toBe(label);
});

test('isRealm accepts realm names only', () => {
  expect(isRealm('se')).toBe(true);
  expect(isRealm('sv')).toBe(false);
});

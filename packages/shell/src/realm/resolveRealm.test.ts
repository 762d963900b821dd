// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { chosenRealm } from './chosenRealm.ts';
import { resolveRealm } from './resolveRealm.ts';

test.each([
  ['realmkit.de', 'de'],
  ['realmkit.fi', 'fi'],
  ['realmkit.fr', 'fr'],
  ['realmkit.no', 'no'],
  ['realmkit.nl', 'nl'],
  ['realmkit.se', 'se'],
  ['realmkit.co.uk', 'uk'],
  ['realmkit.com', 'us'],
  ['realmkit.se.localhost', 'se'],
  ['realmkit.co.uk.localhost', 'uk'],
  ['panel.realmkit.de.localhost', 'de'],
])('the host %s means the realm %s', { tags: ['shell §1.4'] }, (host, realm) => {
  expect(resolveRealm(host, null)).toBe(realm);
});

test('the realm of the host overrides the stored realm', () => {
  expect(resolveRealm('realmkit.fi', 'se')).toBe('fi');
});

test('the stored realm is used when the suffix of the host is unknown', () => {
  expect(resolveRealm('preview.example', 'nl')).toBe('nl');
});

test.each([
  ['realmkit.dk.localhost', 'dk'],
  ['realmkit.dk', 'dk'],
  ['localhost', 'localhost'],
  ['realmkit.uk', 'uk'],
])('the unknown host %s is an error that names %s', (host, label) => {
  expect(() => resolveRealm(host, 'xx')).toThrow(`Realm ${label} is not initialised`);
});

test('the chosen realm is stored and used on a host without a realm', { tags: ['shell §1.5'] }, () => {
  localStorage.clear();
  expect(chosenRealm('realmkit.no', localStorage)).toBe('no');
  expect(chosenRealm('preview.example', localStorage)).toBe('no');
});

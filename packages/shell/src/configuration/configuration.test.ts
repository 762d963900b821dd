import { serviceUrlsBelow } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';

const complete = {
  services: serviceUrlsBelow('http://localhost:3000'),
  issuer: 'http://localhost:3000/auth',
  clientId: 'realmkit-se',
  links: { support: 'https://support.example/help/' },
};

test('a complete configuration is parsed, with base URLs without a trailing slash', { tags: ['reader §7 Payment service.1'] }, () => {
  const services = { ...complete.services, account: 'http://localhost:3000/account/' };
  expect(parseConfiguration({ ...complete, services })).toEqual(complete);
});

test('a host without a realm has no client', () => {
  const { clientId: _, ...withoutClient } = complete;
  expect(parseConfiguration(withoutClient).clientId).toBeUndefined();
});

test('the issuer defaults to the URL of the auth service', () => {
  const { issuer: _, ...withoutIssuer } = complete;
  const auth = 'http://auth.realmkit.se.localhost:8080/auth';
  expect(parseConfiguration(withoutIssuer).issuer).toBe(complete.services.auth);
  expect(parseConfiguration({ ...complete, services: { ...complete.services, auth } }).issuer).toBe(complete.issuer);
  expect(() => parseConfiguration({ ...complete, issuer: 'me' })).toThrow('config.json: issuer is not an http address');
});

test('the links of a configuration are optional', () => {
  const { links: _, ...withoutLinks } = complete;
  expect(parseConfiguration(withoutLinks).links).toEqual({});
});

test.each([
  ['nothing', undefined, 'config.json: not an object'],
  ['a list', [], 'config.json: not an object'],
  ['no services', { ...complete, services: undefined }, 'config.json: services is missing'],
  ['a missing address', { ...complete, services: { ...complete.services, auth: undefined } }, 'services.auth is not an http address'],
  ['a wrong protocol', { ...complete, services: { ...complete.services, account: 'ftp://x' } }, 'services.account is not an http address'],
  ['a missing service', { ...complete, services: { ...complete.services, sync: undefined } }, 'services.sync is not an http address'],
  [
    'a missing shard',
    { ...complete, services: { ...complete.services, customerManagement: { eu: 'http://x' } } },
    'services.customerManagement.us is not an http address',
  ],
  ['a script as a link', { ...complete, links: { support: 'javascript:alert(1)' } }, 'links.support is not an http address'],
  ['an empty client', { ...complete, clientId: '' }, 'clientId is not a text'],
])('a configuration with %s is an error that names the property', (_name, json, message) => {
  expect(() => parseConfiguration(json)).toThrow(message);
});

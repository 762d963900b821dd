import { describe, expect, test } from 'vitest';
import { isPublicOrigin, RealmOrigins } from './realmOrigins.ts';

test.each(['https://realmkit.{suffix}', 'http://test.realmkit.{suffix}.localhost:8443'])('%s is a public origin', (text) => {
  expect(isPublicOrigin(text)).toBe(true);
});

test.each([
  'https://realmkit.se',
  'https://{suffix}.example.org',
  'https://realmkit.{suffix}.evil.example',
  'https://realmkit.{suffix}/',
  'https://user@realmkit.{suffix}',
  'https://realmkit.{suffix}:99999',
  'ftp://realmkit.{suffix}',
  'realmkit.{suffix}',
])('%s is no public origin', (text) => {
  expect(isPublicOrigin(text)).toBe(false);
});

describe('the origins of a platform on this machine', () => {
  const local = new RealmOrigins(undefined);

  test('the hosts end in .localhost and have the port of the gateway', () => {
    expect(local.originOn(local.appsHostname('uk'), '8080')).toBe('http://realmkit.co.uk.localhost:8080');
    expect(local.originOn(local.panelHostname('fi'), '')).toBe('http://panel.realmkit.fi.localhost');
    expect(local.authHostname('se')).toBe('auth.realmkit.se.localhost');
    expect(local.isSecure).toBe(false);
  });

  test('pages of production may be redirected to but may not call the services', () => {
    expect(local.isOriginOf('se', 'https://realmkit.se')).toBe(true);
    expect(local.isOriginOf('se', 'http://panel.realmkit.se.localhost:9999')).toBe(true);
    expect(local.isPublic('https://realmkit.se')).toBe(false);
  });
});

describe('the origins of a platform with a public origin', () => {
  const published = new RealmOrigins('https://realmkit.{suffix}');

  test('every realm has the public origin for its apps, its panel and its auth service', () => {
    expect(published.originOn(published.appsHostname('uk'), '8080')).toBe('https://realmkit.co.uk');
    expect(published.originOn(published.panelHostname('fi'), '8080')).toBe('https://panel.realmkit.fi');
    expect(published.originOn(published.authHostname('us'), '')).toBe('https://auth.realmkit.com');
    expect(published.isSecure).toBe(true);
  });

  test.each(['https://realmkit.se', 'https://panel.realmkit.se/login'])('%s is an app of the realm se', (href) => {
    expect(published.isOriginOf('se', href)).toBe(true);
  });

  test.each([
    'http://realmkit.se',
    'https://realmkit.se:8443',
    'https://realmkit.no',
    'https://auth.realmkit.se',
    'https://realmkit.se.localhost',
    'http://realmkit.se.localhost:8080',
    'https://realmkit.se@evil.example',
    'https://user@realmkit.se',
    'https://xrealmkit.se',
    'nothing',
  ])('%s is no app of the realm se', (href) => {
    expect(published.isOriginOf('se', href)).toBe(false);
  });

  test('its pages may call the services, and its hosts are served', () => {
    expect(published.isPublic('https://panel.realmkit.no')).toBe(true);
    expect(published.isPublic('https://evil.example')).toBe(false);
    expect(['realmkit.se', 'auth.realmkit.co.uk'].map((hostname) => published.isHostname(hostname))).toEqual([true, true]);
    expect(published.isHostname('evil.example')).toBe(false);
  });
});

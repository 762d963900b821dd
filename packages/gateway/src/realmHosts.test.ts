import { realmOrigins } from '@realmkit/mock-server';
import { describe, expect, test } from 'vitest';
import { realmHosts, realmOfHostname } from './realmHosts.ts';

describe('the realm of a host (shell §1)', () => {
  test.each([
    ['realmkit.de.localhost', 'de'],
    ['realmkit.fi', 'fi'],
    ['www.realmkit.fr', 'fr'],
    ['realmkit.no.localhost', 'no'],
    ['realmkit.nl', 'nl'],
    ['REALMKIT.SE.localhost', 'se'],
    ['realmkit.co.uk.localhost', 'uk'],
    ['realmkit.com.', 'us'],
    ['panel.realmkit.fi.localhost', 'fi'],
  ])('the host %s belongs to the realm %s', (hostname, realm) => {
    expect(realmOfHostname(hostname)?.realm).toBe(realm);
  });

  test.each(['realmkit.dk.localhost', 'realmkit.uk.localhost', 'localhost', 'se', 'realmkit.se.example'])(
    'the host %s belongs to no realm',
    (hostname) => {
      expect(realmOfHostname(hostname)).toBeUndefined();
    },
  );

  test('every realm is found by its own local host name', () => {
    expect(realmHosts.map((host) => realmOfHostname(realmOrigins.appsHostname(host.realm)))).toEqual(realmHosts);
  });
});

import { contractNames, readContract } from '@realmkit/contract-engine/contracts';
import { expect, test } from 'vitest';
import { configurationOf } from './configuration.ts';
import { contractReference } from './contracts/reference.ts';
import { siteOf } from './site.ts';

const { services } = configurationOf(siteOf('realmkit.se.localhost:8080'), 'http://localhost:3000', true);
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const urlsOf = (service: string): string[] => {
  const given: unknown = Reflect.get(services, camelCase(service));
  return typeof given === 'object' && given !== null ? Object.values(given) : [String(given)];
};

test('the configuration holds the publishable key of the card provider where there is one', () => {
  const site = siteOf('realmkit.se.localhost:8080');
  expect(configurationOf(site, 'http://localhost:3000', false, 'pk_test_1').cardProviderKey).toBe('pk_test_1');
  expect(configurationOf(site, 'http://localhost:3000')).not.toHaveProperty('cardProviderKey');
});

test.each(contractNames)('the configuration holds the URLs of the service %s that its contract names', (service) => {
  const { servers } = contractReference(readContract(service));
  expect(urlsOf(service)).toEqual(servers.map((base) => `http://localhost:3000${base}`));
});

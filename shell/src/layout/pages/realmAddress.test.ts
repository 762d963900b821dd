import { expect, test } from 'vitest';
import { realmAddress } from './realmAddress.ts';

test.each([
  ['http://realmkit.dk.localhost:8080/profile', 'se', 'http://realmkit.se.localhost:8080/'],
  ['http://localhost:8080/', 'co.uk', 'http://realmkit.co.uk.localhost:8080/'],
  ['https://realmkit.dk/', 'com', 'https://realmkit.com/'],
])('from %s the realm with the suffix %s is at %s', (from, suffix, to) => {
  expect(realmAddress(new URL(from), suffix)).toBe(to);
});

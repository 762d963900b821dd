import { expect, test } from 'vitest';
import { realmUrl } from './realmUrl.ts';

test.each([
  ['http://realmkit.dk.localhost:8080/profile', 'se', 'http://realmkit.se.localhost:8080/'],
  ['http://localhost:8080/', 'co.uk', 'http://realmkit.co.uk.localhost:8080/'],
  ['https://realmkit.dk/', 'com', 'https://realmkit.com/'],
])('the URL from %s to the realm with the suffix %s is %s', (from, suffix, to) => {
  expect(realmUrl(new URL(from), suffix)).toBe(to);
});

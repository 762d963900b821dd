import { expect, test } from 'vitest';
import { mockArguments } from './mockArguments.ts';

const known = ['account', 'auth', 'library'];

test('without arguments every service is mocked and requests are not logged', () => {
  expect(mockArguments([], known)).toEqual({ services: known, verbose: false });
});

test.each([
  [['--service', 'library'], ['library']],
  [['--service=library'], ['library']],
  [
    ['--service', 'library', '--service', 'auth'],
    ['library', 'auth'],
  ],
  [
    ['--service', 'auth, library,auth'],
    ['auth', 'library'],
  ],
])('%j selects the services %j', (given, services) => {
  expect(mockArguments(given, known).services).toEqual(services);
});

test('--verbose logs every request', () => {
  expect(mockArguments(['--verbose'], known).verbose).toBe(true);
});

test.each([
  [['--service', 'libary'], 'There is no contract of a service libary. There are: account, auth, library.'],
  [['--service'], /--service <value>/],
  [['--services', 'auth'], /^Unknown option '--services'.*\nThere is: npm run mock \[-- --service NAME --verbose\]\.$/],
  [['library'], /'library'/],
])('the arguments %j are refused with a message', (given, words) => {
  expect(() => mockArguments(given, known)).toThrow(words);
});

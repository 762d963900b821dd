// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { takeAuthorizationAnswer } from './authorizationAnswer.ts';
import { keepSignInRecord } from './signInRecord.ts';

const record = { verifier: 'v', nonce: 'n', redirect: '/profile?tab=1' };
const take = (pathname: string, search: string) => {
  const replaceState = vi.fn<History['replaceState']>();
  const answer = takeAuthorizationAnswer({ pathname, search }, { replaceState }, sessionStorage);
  return { answer, address: replaceState.mock.calls[0]?.[2] };
};

beforeEach(() => sessionStorage.clear());

test('the code leaves the address, and the redirect of its sign-in comes back', () => {
  keepSignInRecord(sessionStorage, 's', record);
  const { answer, address } = take('/login', '?code=c&state=s');
  expect(answer).toMatchObject({ state: 's', record });
  expect(answer?.parameters.get('code')).toBe('c');
  expect(address).toBe('/login?redirect=%2Fprofile%3Ftab%3D1');
});

test('the record of a sign-in serves once', () => {
  keepSignInRecord(sessionStorage, 's', record);
  take('/login', '?code=c&state=s');
  expect(take('/login', '?code=c&state=s').answer?.record).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a code of a sign-in that this tab did not start leaves the address too', () => {
  const { answer, address } = take('/login', '?code=c&state=unknown');
  expect(answer?.record).toBeUndefined();
  expect(address).toBe('/login');
});

test('an error of the auth service is an answer', () => {
  expect(take('/login', '?error=access_denied&state=s').answer?.parameters.get('error')).toBe('access_denied');
});

test.each([
  ['/login', ''],
  ['/login', '?redirect=%2F'],
  ['/login', '?code=c'],
  ['/profile', '?code=c&state=s'],
])('%s%s carries no answer and keeps its address', (pathname, search) => {
  expect(take(pathname, search)).toEqual({ answer: undefined, address: undefined });
});

test('a record that somebody tampered with counts as missing', () => {
  sessionStorage.setItem('realmkit-sign-in:s', '{"verifier":5}');
  expect(take('/login', '?code=c&state=s').answer?.record).toBeUndefined();
});

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { takeAuthorizationResponse } from './authorizationResponse.ts';
import { storeSignInRecord } from './signInRecord.ts';

const record = { verifier: 'v', nonce: 'n', redirect: '/profile?tab=1' };
const take = (pathname: string, search: string) => {
  const replaceState = vi.fn<History['replaceState']>();
  const response = takeAuthorizationResponse({ pathname, search }, { replaceState }, sessionStorage);
  return { response, href: replaceState.mock.calls[0]?.[2] };
};

beforeEach(() => sessionStorage.clear());

test('the code is removed from the URL, and the redirect of its sign-in is restored', { tags: ['shell §4 Authentication.15'] }, () => {
  storeSignInRecord(sessionStorage, 's', record);
  const { response, href } = take('/login', '?code=c&state=s');
  expect(response).toMatchObject({ state: 's', record });
  expect(response?.parameters.get('code')).toBe('c');
  expect(href).toBe('/login?redirect=%2Fprofile%3Ftab%3D1');
});

test('the record of a sign-in can be taken once', () => {
  storeSignInRecord(sessionStorage, 's', record);
  take('/login', '?code=c&state=s');
  expect(take('/login', '?code=c&state=s').response?.record).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a code of a sign-in of another tab is removed from the URL too', () => {
  const { response, href } = take('/login', '?code=c&state=unknown');
  expect(response?.record).toBeUndefined();
  expect(href).toBe('/login');
});

test('an error of the auth service is taken as a response', () => {
  expect(take('/login', '?error=access_denied&state=s').response?.parameters.get('error')).toBe('access_denied');
});

test.each([
  ['/login', ''],
  ['/login', '?redirect=%2F'],
  ['/login', '?code=c'],
  ['/profile', '?code=c&state=s'],
])('the URL %s%s has no authorization response and stays unchanged', (pathname, search) => {
  expect(take(pathname, search)).toEqual({ response: undefined, href: undefined });
});

test('an invalid sign-in record is ignored', () => {
  sessionStorage.setItem('realmkit-sign-in:s', '{"verifier":5}');
  expect(take('/login', '?code=c&state=s').response?.record).toBeUndefined();
});

import { expect, test } from 'vitest';
import { makeTokens } from '../../testing/tokens.ts';
import { isFresh, isTokenSet, tokenSetOf } from './TokenSet.ts';

const tokens = (now: number, receivedAt = now) => tokenSetOf({ ...makeTokens({ now }), refreshToken: 'r' }, receivedAt);

test.each([
  [301, true],
  [300, true],
  [299, false],
  [0, false],
  [-10, false],
])('tokens with %i s left are fresh: %s', { tags: ['shell §4 Authentication.4', 'shell §9.1'] }, (left, fresh) => {
  expect(isFresh(tokens(1000), 1000 + 3600 - left)).toBe(fresh);
});

test('the freshness of tokens depends on the server’s clock only', () => {
  const server = 1_000_000;
  for (const deviceIsOff of [-7200, 7200]) {
    const set = tokens(server, server + deviceIsOff);
    expect(isFresh(set, server + deviceIsOff + 3300)).toBe(true);
    expect(isFresh(set, server + deviceIsOff + 3301)).toBe(false);
  }
});

test('a token set holds access token, id token, refresh token and client, clock offset and refresh key', { tags: ['shell §3.1'] }, () => {
  const made = makeTokens({ now: 1000 });
  expect(tokenSetOf({ ...made, refreshToken: 'r' }, 990)).toEqual({
    accessToken: made.accessToken,
    idToken: made.idToken,
    refreshToken: 'r',
    clientId: 'realmkit-se',
    clockOffset: 10,
    refreshKey: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('the client of a token set is the audience of the access token', { tags: ['shell §3.2'] }, () => {
  expect(tokens(1000).clientId).toBe('realmkit-se');
});

test('a token set is valid only when its tokens can be decoded', () => {
  const set = tokens(1000);
  expect(isTokenSet(structuredClone(set))).toBe(true);
  const { refreshToken: _, ...withoutRefresh } = set;
  expect(isTokenSet(withoutRefresh)).toBe(true);
  for (const broken of [undefined, null, 'x', {}, { ...set, accessToken: 'junk' }, { ...set, idToken: 5 }, { ...set, clockOffset: '1' }]) {
    expect(isTokenSet(broken)).toBe(false);
  }
});

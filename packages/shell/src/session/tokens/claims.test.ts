import { expect, test } from 'vitest';
import { makeTokens } from '../../testing/tokens.ts';
import { decodeAccessToken, decodeIdToken, TokenError } from './claims.ts';

const encode = (json: unknown) => `x.${btoa(JSON.stringify(json)).replaceAll('=', '')}.x`;

test('the claims of an access token are decoded', { tags: ['shell §3.3', 'shell §3.4', 'shell §3.5', 'shell §3.6'] }, () => {
  const { accessToken } = makeTokens({
    now: 1000,
    realm: 'us',
    uid: 'us-user-1',
    scope: 'openid profile ilt.user.us.write',
    roles: ['admin', 'employee'],
    subscriptions: ['polylino-school'],
    acr: 'secure',
  });
  expect(decodeAccessToken(accessToken)).toEqual({
    sub: 'us-user-1',
    aud: 'realmkit-us',
    scope: ['openid', 'profile', 'ilt.user.us.write'],
    realm: 'us',
    roles: ['admin', 'employee'],
    subscriptions: ['polylino-school'],
    amr: ['pwd'],
    acr: 'secure',
    authTime: 1000,
    iat: 1000,
    exp: 4600,
  });
});

test('the names in an id token are decoded as UTF-8', { tags: ['shell §3.7'] }, () => {
  const { idToken } = makeTokens({ now: 1000, name: 'Åse Ødegård 木', userName: 'åse', legacyId: '42' });
  expect(decodeIdToken(idToken)).toEqual({ sub: '42', name: 'Åse Ødegård 木', preferredUsername: 'åse' });
});

test('the actor of an id token is decoded, with or without a name', { tags: ['shell §3.9'] }, () => {
  expect(decodeIdToken(makeTokens({ now: 1, act: { sub: '7', name: 'Sven' } }).idToken).act).toEqual({ sub: '7', name: 'Sven' });
  expect(decodeIdToken(makeTokens({ now: 1, act: { sub: '7' } }).idToken).act).toEqual({ sub: '7' });
});

test('the first of several audiences is the client', () => {
  expect(decodeAccessToken(encode({ sub: 'u', aud: ['realmkit-se', 'other'], iat: 1, exp: 2 })).aud).toBe('realmkit-se');
});

test('claims of the wrong type are ignored', () => {
  const claims = decodeAccessToken(encode({ sub: 'u', aud: 'c', iat: 1, exp: 2, scope: 5, roles: 'admin', amr: [1, 'pwd'], acr: {} }));
  expect(claims).toMatchObject({ scope: [], roles: [], amr: ['pwd'] });
  expect(claims.acr).toBeUndefined();
});

test.each([
  ['an empty text', ''],
  ['something else', 'not a token'],
  ['a payload that is no JSON', 'a.b.c'],
  ['a payload that is no object', `a.${btoa('5')}.c`],
  ['a token without expiry', encode({ sub: 'u', aud: 'c', iat: 1 })],
  ['a token without user', encode({ aud: 'c', iat: 1, exp: 2 })],
  ['a token without audience', encode({ sub: 'u', iat: 1, exp: 2 })],
])('%s is not an access token', (_name, token) => {
  expect(() => decodeAccessToken(token)).toThrow(TokenError);
});

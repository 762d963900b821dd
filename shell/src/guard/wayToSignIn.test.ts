import { describe, expect, test } from 'vitest';
import type { SessionState } from '../session/sessionState.ts';
import { type SignInSituation, wayToSignIn } from './wayToSignIn.ts';

const nobody: SessionState = { status: 'anonymous', reason: 'notSignedIn' };
const signedOut: SessionState = { status: 'anonymous', reason: 'signedOut' };
const visitor: SignInSituation = {
  app: 'consumer',
  path: '/profile',
  session: nobody,
  onPanelHost: false,
  fromAudioAid: false,
  online: true,
  hinted: false,
};
const way = (changes: Partial<SignInSituation>) => wayToSignIn({ ...visitor, ...changes });

test('the consumer app has the sign-in page, the other apps load it', () => {
  expect(way({})).toBe('page');
  expect(way({ app: 'admin', path: '/controlpanel' })).toBe('pageLoad');
  expect(way({ app: 'reader', path: '/reader/1' })).toBe('pageLoad');
});

describe('below /library', () => {
  test.each(['/library/bookshelf', '/library/book/7', '/library/x'])('a visitor of %s is logged out in full', (path) => {
    expect(way({ path })).toBe('signOut');
  });

  test.each(['/library', '/library/', '/librarian/x', '/profile/library/x'])('%s is not the library area', (path) => {
    expect(way({ path })).toBe('page');
  });

  test('a visitor who came from the audio aid app is not logged out', () => {
    expect(way({ path: '/library/bookshelf', fromAudioAid: true })).toBe('page');
  });

  test('nobody is logged out before it is known who is there, and nobody twice', () => {
    expect(way({ path: '/library/bookshelf', session: { status: 'loading' } })).toBe('page');
    expect(way({ path: '/library/bookshelf', session: signedOut })).toBe('page');
  });
});

describe('on the host of the external panel', () => {
  const panel = { app: 'admin', path: '/controlpanel', onPanelHost: true } as const;
  test('the auth service is asked who is there', () => {
    expect(way(panel)).toBe('authService');
    expect(way({ ...panel, session: { status: 'anonymous', reason: 'expired' } })).toBe('authService');
  });

  test('whoever signed out stays so, and without a network the page stays here', () => {
    expect(way({ ...panel, session: signedOut })).toBe('pageLoad');
    expect(way({ ...panel, online: false })).toBe('pageLoad');
    expect(way({ ...panel, session: { status: 'loading' } })).toBe('pageLoad');
  });
});

test('whoever comes with an id token is taken to the auth service, unless they signed out or the network is away', () => {
  const player = { app: 'reader', path: '/bookshelf/play/id/book-1', hinted: true } as const;
  expect(way(player)).toBe('authService');
  expect(way({ ...player, session: signedOut })).toBe('pageLoad');
  expect(way({ ...player, online: false })).toBe('pageLoad');
});

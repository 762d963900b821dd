import { describe, expect, test } from 'vitest';
import type { SessionState } from '../session/sessionState.ts';
import { type SignInSituation, signInStrategy } from './signInStrategy.ts';

const notSignedIn: SessionState = { status: 'anonymous', reason: 'notSignedIn' };
const signedOut: SessionState = { status: 'anonymous', reason: 'signedOut' };
const visitor: SignInSituation = {
  app: 'consumer',
  path: '/profile',
  session: notSignedIn,
  onPanelHost: false,
  fromAudioAid: false,
  online: true,
  hinted: false,
};
const strategy = (changes: Partial<SignInSituation>) => signInStrategy({ ...visitor, ...changes });

test('the consumer app routes to its sign-in page, the other apps load it', () => {
  expect(strategy({})).toBe('page');
  expect(strategy({ app: 'admin', path: '/controlpanel' })).toBe('pageLoad');
  expect(strategy({ app: 'reader', path: '/reader/1' })).toBe('pageLoad');
});

describe('routes below /library', () => {
  test.each(['/library/bookshelf', '/library/book/7', '/library/x'])('an anonymous visitor of %s is logged out in full', (path) => {
    expect(strategy({ path })).toBe('signOut');
  });

  test.each(['/library', '/library/', '/librarian/x', '/profile/library/x'])('%s is not the library area', (path) => {
    expect(strategy({ path })).toBe('page');
  });

  test('a library visitor from the audio aid app is not logged out', () => {
    expect(strategy({ path: '/library/bookshelf', fromAudioAid: true })).toBe('page');
  });

  test('a library visitor is not logged out while the session is loading or after a sign-out', () => {
    expect(strategy({ path: '/library/bookshelf', session: { status: 'loading' } })).toBe('page');
    expect(strategy({ path: '/library/bookshelf', session: signedOut })).toBe('page');
  });
});

describe('the host of the external panel', () => {
  const panel = { app: 'admin', path: '/controlpanel', onPanelHost: true } as const;
  test('a visitor of the external panel is sent to the auth service', () => {
    expect(strategy(panel)).toBe('authService');
    expect(strategy({ ...panel, session: { status: 'anonymous', reason: 'expired' } })).toBe('authService');
  });

  test('a visitor of the external panel who signed out or is offline loads the sign-in page', () => {
    expect(strategy({ ...panel, session: signedOut })).toBe('pageLoad');
    expect(strategy({ ...panel, online: false })).toBe('pageLoad');
    expect(strategy({ ...panel, session: { status: 'loading' } })).toBe('pageLoad');
  });
});

test('a visitor with an id token hint is sent to the auth service, unless signed out or offline', () => {
  const player = { app: 'reader', path: '/bookshelf/play/id/book-1', hinted: true } as const;
  expect(strategy(player)).toBe('authService');
  expect(strategy({ ...player, session: signedOut })).toBe('pageLoad');
  expect(strategy({ ...player, online: false })).toBe('pageLoad');
});

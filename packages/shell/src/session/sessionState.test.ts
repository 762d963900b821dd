import { expect, test } from 'vitest';
import { makeTokens } from '../testing/tokens.ts';
import { initialState, isInitialised, isSignedIn, type SessionState, transition } from './sessionState.ts';
import { SignInError } from './signIn/SignInError.ts';
import { identityOf, tokenSetOf } from './tokens/TokenSet.ts';

const identity = identityOf(tokenSetOf(makeTokens({ now: 1000 }), 1000));
const authenticated: SessionState = { status: 'authenticated', identity };
const offline: SessionState = { status: 'offline', identity };
const signedOut: SessionState = { status: 'anonymous', reason: 'signedOut' };
const error = new SignInError('refused');

test.each([
  ['stored tokens', initialState, { type: 'tokens', identity }, authenticated],
  ['nothing stored', initialState, { type: 'nothingStored', message: 'm' }, { status: 'anonymous', reason: 'notSignedIn', message: 'm' }],
  ['old tokens without the service', initialState, { type: 'unreachable', identity }, offline],
  ['a refresh without the service', authenticated, { type: 'unreachable', identity }, offline],
  ['the service coming back', offline, { type: 'tokens', identity }, authenticated],
  ['a refresh that is refused', authenticated, { type: 'expired', message: 'm' }, { status: 'anonymous', reason: 'expired', message: 'm' }],
  ['the same after a sign-out', signedOut, { type: 'expired' }, signedOut],
  ['a sign-out', authenticated, { type: 'signedOut' }, signedOut],
  ['a failed sign-in', signedOut, { type: 'signInFailed', error }, { status: 'anonymous', reason: 'failed', error }],
  ['a failed sign-in of someone who is signed in', authenticated, { type: 'signInFailed', error }, { ...authenticated, error }],
  ['a failed sign-in while the service is away', offline, { type: 'signInFailed', error }, offline],
  ['nothing stored when someone is signed in', authenticated, { type: 'nothingStored', message: 'm' }, authenticated],
  ['leaving for the auth service', signedOut, { type: 'leaving' }, initialState],
] as const)('transition handles %s', (_name, state, event, next) => {
  expect(transition(state, event)).toEqual(next);
});

test('the status offline counts as signed in, and loading as not initialised', { tags: ['shell §4 Authentication.2'] }, () => {
  expect([initialState, signedOut, authenticated, offline].map(isSignedIn)).toEqual([false, false, true, true]);
  expect([initialState, signedOut, authenticated, offline].map(isInitialised)).toEqual([false, true, true, true]);
});

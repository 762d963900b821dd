import type { Session } from '../session/Session.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { clearDrafts } from './draftStorage.ts';

/** Keeps what someone typed while their session ends and they sign in again, and drops it when they sign out or somebody else comes. */
export function keepDrafts({ getSnapshot, subscribe }: Pick<Session, 'getSnapshot' | 'subscribe'>, storage: Storage): void {
  subscribe(() => {
    const state = getSnapshot();
    if (isSignedIn(state)) clearDrafts(storage, state.identity.access.sub);
    else if (state.status === 'anonymous' && state.reason === 'signedOut') clearDrafts(storage);
  });
}

import type { Session } from '../session/Session.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { clearDrafts } from './draftStorage.ts';

/** Removes drafts when their user signs out or another user signs in; they are kept when the session only expires. */
export function clearDraftsOnUserChange({ getSnapshot, subscribe }: Pick<Session, 'getSnapshot' | 'subscribe'>, storage: Storage): void {
  subscribe(() => {
    const state = getSnapshot();
    if (isSignedIn(state)) clearDrafts(storage, state.identity.access.sub);
    else if (state.status === 'anonymous' && state.reason === 'signedOut') clearDrafts(storage);
  });
}

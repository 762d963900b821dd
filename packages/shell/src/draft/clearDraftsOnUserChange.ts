import type { Session } from '../session/Session.ts';
import { isInitialised, isSignedIn } from '../session/sessionState.ts';
import { tabStorage, visitStorage } from '../storage/pageStorage.ts';
import { clearDrafts, expireDrafts } from './draftStorage.ts';

/**
 * Removes the drafts of this tab of all users but the one who signs in, and all of them when another tab ends the session. Drafts on the device stay under
 * the key of their user, who alone sees them at the next sign-in; those of others for seven days.
 */
export function clearDraftsOnUserChange({ getSnapshot, subscribe }: Pick<Session, 'getSnapshot' | 'subscribe'>): void {
  subscribe(() => {
    const state = getSnapshot();
    const uid = isSignedIn(state) ? state.identity.access.sub : undefined;
    if (uid !== undefined || (state.status === 'anonymous' && state.reason === 'signedOut')) clearDrafts(tabStorage, uid);
    if (isInitialised(state)) expireDrafts(visitStorage, Date.now(), uid);
  });
}

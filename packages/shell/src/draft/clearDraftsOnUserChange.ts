import type { Session } from '../session/Session.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { tabStorage, visitStorage } from '../storage/pageStorage.ts';
import { clearDrafts } from './draftStorage.ts';

/**
 * Removes the drafts of all users but the one who signs in, and those of this tab when another tab ends the session. Drafts on the device stay then,
 * because a session that has only expired in one tab ends in all.
 */
export function clearDraftsOnUserChange({ getSnapshot, subscribe }: Pick<Session, 'getSnapshot' | 'subscribe'>): void {
  subscribe(() => {
    const state = getSnapshot();
    for (const storage of [tabStorage, visitStorage]) {
      if (isSignedIn(state)) clearDrafts(storage, state.identity.access.sub);
    }
    if (state.status === 'anonymous' && state.reason === 'signedOut') clearDrafts(tabStorage);
  });
}

import type { Session } from '../session/Session.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { tabStorage, visitStorage } from '../storage/pageStorage.ts';
import { clearDrafts } from './draftStorage.ts';

/** Removes the drafts of this tab and of this device when their user signs out or another user signs in; they are kept when the session only expires. */
export function clearDraftsOnUserChange({ getSnapshot, subscribe }: Pick<Session, 'getSnapshot' | 'subscribe'>): void {
  subscribe(() => {
    const state = getSnapshot();
    for (const storage of [tabStorage, visitStorage]) {
      if (isSignedIn(state)) clearDrafts(storage, state.identity.access.sub);
      else if (state.status === 'anonymous' && state.reason === 'signedOut') clearDrafts(storage);
    }
  });
}

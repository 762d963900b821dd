import { draftKey } from '../draft/draftStorage.ts';
import { isSignedIn, type SessionState } from '../session/sessionState.ts';
import { tabStorage } from '../storage/pageStorage.ts';

/** A form of a page, by the path and query of the page. */
export interface Left {
  readonly path: string;
  readonly form: string;
}

/** Returns the key under which a tab keeps when the user logged in before they left a form: that of a draft, which ends with its user. */
const keyOf = (uid: string, { path, form }: Left): string => draftKey(uid, path, `${form}:login`);

/** Stores that the user leaves a form in order to log in again. */
export function storeReauthentication(state: SessionState, left: Left): void {
  if (isSignedIn(state)) tabStorage.setItem(keyOf(state.identity.access.sub, left), String(state.identity.access.authTime ?? 0));
}

/** Returns whether this user left a form in order to log in again, and whether they did. */
export function reauthenticationOf(state: SessionState, left: Left): 'none' | 'left' | 'done' {
  if (!isSignedIn(state)) return 'none';
  const { sub, authTime = 0 } = state.identity.access;
  const before = tabStorage.getItem(keyOf(sub, left));
  if (before === null) return 'none';
  return authTime > Number(before) ? 'done' : 'left';
}

/** Forgets that the user left a form. */
export function removeReauthentication(state: SessionState, left: Left): void {
  if (isSignedIn(state)) tabStorage.removeItem(keyOf(state.identity.access.sub, left));
}

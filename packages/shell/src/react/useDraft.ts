import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { draftKey } from '../draft/draftStorage.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { tabStorage } from '../storage/pageStorage.ts';
import { useSession } from './useSession.ts';

/** The content of a form that survives a new sign-in. */
export interface Draft<Content> {
  readonly content: Content;
  /** Whether the content was entered on an earlier visit; the form says then that it is not saved, until it is cleared. */
  readonly isRestored: boolean;
  readonly change: (content: Content) => void;
  /** Removes the draft after it was sent or cancelled. */
  readonly clear: () => void;
}

/**
 * Returns the draft of a form, stored in this tab until it is sent: it is restored when the session ends and the user signs in again. Never
 * for passwords.
 * @param form names the form on its page.
 * @param isContent checks whether a stored value fits the form.
 */
export function useDraft<Content>(form: string, initial: Content, isContent: (value: unknown) => value is Content): Draft<Content> {
  const session = useSession();
  const { pathname } = useLocation();
  const key = isSignedIn(session) ? draftKey(session.identity.access.sub, pathname, form) : undefined;
  const [stored] = useState(() => readStoredDraft(key, isContent));
  const [content, setContent] = useState(stored ?? initial);
  const [isRestored, setRestored] = useState(stored !== undefined);
  const change = useCallback(
    (next: Content) => {
      setContent(next);
      if (key !== undefined) tabStorage.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  const clear = useCallback(() => {
    setContent(initial);
    setRestored(false);
    if (key !== undefined) tabStorage.removeItem(key);
  }, [key, initial]);
  return { content, isRestored, change, clear };
}

function readStoredDraft<Content>(key: string | undefined, isContent: (value: unknown) => value is Content): Content | undefined {
  try {
    const value: unknown = JSON.parse((key === undefined ? null : tabStorage.getItem(key)) ?? 'null');
    return isContent(value) ? value : undefined;
  } catch {
    // Not reported: a draft that is not JSON is none.
    return undefined;
  }
}

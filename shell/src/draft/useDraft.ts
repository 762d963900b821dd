import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { isSignedIn } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { tabStorage } from '../storage/pageStorage.ts';
import { draftKey } from './draftStorage.ts';

/** The content of a form that outlives signing in again. */
export interface Draft<Content> {
  readonly content: Content;
  readonly change: (content: Content) => void;
  /** Forgets it, once it has been sent or called off. */
  readonly clear: () => void;
}

/**
 * What is typed into a form of this page, kept for this tab until it is sent: when the session ends in between, it is there again after
 * signing in. Never for passwords.
 * @param form names the form on its page.
 * @param isContent whether something that was kept still fits the form.
 */
export function useDraft<Content>(form: string, initial: Content, isContent: (value: unknown) => value is Content): Draft<Content> {
  const session = useSession();
  const { pathname } = useLocation();
  const key = isSignedIn(session) ? draftKey(session.identity.access.sub, pathname, form) : undefined;
  const [content, setContent] = useState(() => kept(key, isContent) ?? initial);
  const change = useCallback(
    (next: Content) => {
      setContent(next);
      if (key !== undefined) tabStorage.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  const clear = useCallback(() => {
    setContent(initial);
    if (key !== undefined) tabStorage.removeItem(key);
  }, [key, initial]);
  return { content, change, clear };
}

function kept<Content>(key: string | undefined, isContent: (value: unknown) => value is Content): Content | undefined {
  try {
    const value: unknown = JSON.parse((key === undefined ? null : tabStorage.getItem(key)) ?? 'null');
    return isContent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

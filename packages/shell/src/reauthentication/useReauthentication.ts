import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { useSession } from '../react/useSession.ts';
import { type Left, reauthenticationOf, removeReauthentication } from './reauthenticationRecord.ts';

/** Whether a user comes back to a form that they left in order to log in again. */
export interface Reauthentication {
  /** Whether they left it: the form is open then. */
  readonly hasLeft: boolean;
  /** Whether they have logged in again: they can go on. */
  readonly isDone: boolean;
  /** The `meta` of the mutation that the service may refuse without a recent login. */
  readonly meta: { readonly leaves: Left };
}

/** Returns whether the user comes back from the login to a form of this page, which says so then; it is told once. */
export function useReauthentication(form: string): Reauthentication {
  const session = useSession();
  const { pathname, search } = useLocation();
  const path = useHref({ pathname, search });
  const [state] = useState(() => reauthenticationOf(session, { path, form }));
  const [meta] = useState({ leaves: { path, form } });
  useEffect(() => {
    if (state !== 'none') removeReauthentication(session, { path, form });
  }, [state, session, path, form]);
  return { hasLeft: state !== 'none', isDone: state === 'done', meta };
}

import { useUserContext } from '@realmkit/shell';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { ImportSession } from './createImportSession.ts';

interface ImportSessionState {
  /** The import of the logged-in user; undefined until the import page was opened. */
  readonly session: ImportSession | undefined;
  readonly setSession: (session: ImportSession) => void;
}

const ImportSessionContext = createContext<ImportSessionState | undefined>(undefined);

/** Keeps the import of the logged-in user while the panel is open; the code of imports is loaded with their page. */
export function ImportSessionProvider({ children }: { readonly children: ReactNode }) {
  const user = useUserContext();
  const owner = user.status === 'anonymous' ? undefined : user.uid;
  const [stored, setSession] = useState<ImportSession>();
  const session = stored?.owner === owner ? stored : undefined;
  useEffect(() => () => session?.dispose(), [session]);
  return <ImportSessionContext value={useMemo(() => ({ session, setSession }), [session])}>{children}</ImportSessionContext>;
}

/** Returns the import of the logged-in user, and how to set it. */
export function useImportSession(): ImportSessionState {
  const state = use(ImportSessionContext);
  if (!state) throw new Error('There is no ImportSessionProvider above.');
  return state;
}

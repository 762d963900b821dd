import { useClients, useShell, useUserContext } from '@realmkit/shell';
import { useEffect } from 'react';
import { useRefresh } from 'react-admin';
import { usePanelDataProvider } from '../dataProvider/usePanelDataProvider.ts';
import { createImportSession, type ImportSession, type ImportSnapshot } from './session/createImportSession.ts';
import { useImportSession } from './session/ImportSessionProvider.tsx';
import { useImportSnapshot } from './session/useImportSnapshot.ts';

/** Returns the import of the logged-in user and its state; the first call creates it. The import outlives the page. */
export function useImport(): ImportSnapshot & { readonly session: ImportSession | undefined } {
  const clients = useClients();
  const provider = usePanelDataProvider();
  const refresh = useRefresh();
  const { report } = useShell();
  const user = useUserContext();
  const owner = user.status === 'anonymous' ? undefined : user.uid;
  const { session, setSession } = useImportSession();
  useEffect(() => {
    if (session === undefined && owner !== undefined) setSession(createImportSession({ clients, provider, owner, refresh, report }));
  }, [session, owner, setSession, clients, provider, refresh, report]);
  return { ...useImportSnapshot(session), session };
}

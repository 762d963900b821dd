import { useSyncExternalStore } from 'react';
import type { ImportSession, ImportSnapshot } from './createImportSession.ts';

const loading: ImportSnapshot = { stage: { name: 'loading' }, job: undefined };
const subscribeToNothing = () => () => {};

/** Returns the state of an import, of which there may be none yet. */
export const useImportSnapshot = (session: ImportSession | undefined): ImportSnapshot =>
  useSyncExternalStore(session?.subscribe ?? subscribeToNothing, session?.getSnapshot ?? (() => loading));

import { useShell } from '../context/ShellContext.ts';
import type { Clients } from '../http/clients.ts';

/** Returns the typed clients of this page. */
export const useClients = (): Clients => useShell().clients;

import { useShell } from '../boot/ShellContext.ts';
import type { Clients } from './clients.ts';

/** Returns the typed clients of this page. */
export const useClients = (): Clients => useShell().clients;

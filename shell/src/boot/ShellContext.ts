import type { Realm } from '@realmkit/design-system';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import type { ActivityEvents } from '../activity/activityEvents.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Clients } from '../http/clients.ts';
import type { PendingRequests } from '../http/pendingRequests.ts';
import type { RealmSettings } from '../realm/realmTable.ts';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';
import type { Session } from '../session/Session.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

/** Which app runs in the shell. */
export type AppName = 'consumer' | 'admin' | 'reader';

/** Everything the shell gives to an app: made once at start, the same object for the life of the page. */
export interface Shell {
  readonly app: {
    readonly name: AppName;
    /** How long a notice stays, in milliseconds: 5000 in the shell, 4000 in the administration (shell §9, admin §4). */
    readonly noticeMs: number;
    /** An id token of whoever is expected; a hint for the sign-in, no session. */
    readonly signInHint?: string | undefined;
  };
  readonly realm: Realm;
  readonly settings: RealmSettings;
  readonly configuration: Configuration;
  readonly session: Session;
  readonly clients: Clients;
  readonly queryClient: QueryClient;
  /** How lists are kept in memory. */
  readonly listSettings: SettingsStore;
  /** Takes errors that no screen shows. */
  readonly report: ErrorReporter;
  /** What the user does, for the activity stream. */
  readonly activity: ActivityEvents;
  readonly pendingRequests: PendingRequests;
  readonly i18n: i18n;
  /** Leaves this app for an address outside of its router. */
  readonly leaveTo: (address: string) => void;
}

/** Carries the shell to the components below. */
export const ShellContext = createContext<Shell | undefined>(undefined);

/** The shell that this component runs in. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell outside of a ShellProvider');
  return shell;
}

import type { Realm } from '@realmkit/design-system';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import type { ActivityEvents } from '../activity/activityEvents.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { UnsentAnswers } from '../draft/sendUnsentAnswers.ts';
import type { Clients } from '../http/clients.ts';
import type { PendingRequests } from '../http/pendingRequests.ts';
import type { RealmSettings } from '../realm/realmTable.ts';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';
import type { Session } from '../session/Session.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

/** The apps that run in the shell. */
export type AppName = 'consumer' | 'admin' | 'reader';

/** The services of the shell for an app: created once at start, and stable for the life of the page. */
export interface Shell {
  readonly app: {
    readonly name: AppName;
    /** An id token that is sent as a hint for the sign-in; it is not a session. */
    readonly signInHint?: string | undefined;
  };
  readonly realm: Realm;
  readonly settings: RealmSettings;
  readonly configuration: Configuration;
  readonly session: Session;
  readonly clients: Clients;
  readonly queryClient: QueryClient;
  /** The cache settings of lists. */
  readonly listSettings: SettingsStore;
  /** Reports errors that no screen shows. */
  readonly report: ErrorReporter;
  /** Records the user's activity for the activity stream. */
  readonly activity: ActivityEvents;
  readonly pendingRequests: PendingRequests;
  readonly unsentAnswers: UnsentAnswers;
  readonly i18n: i18n;
  /** Opens a URL outside of the app's router. */
  readonly leaveTo: (url: string) => void;
}

/** Provides the shell to the components below. */
export const ShellContext = createContext<Shell | undefined>(undefined);

/** Returns the shell of this page. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell outside of a ShellProvider');
  return shell;
}

import { useListSettings, useLocale, useShell } from '@realmkit/shell';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { useCanAccessCallback } from '../access/AccessContext.ts';
import { contractAuthProvider } from '../access/contractAuthProvider.ts';
import { applyCacheRules } from '../cache/cacheRules.ts';
import { withoutHookInvalidation } from '../cache/withoutHookInvalidation.ts';
import { createI18nProvider } from '../i18n/createI18nProvider.ts';
import { contractDataProvider, type Resources } from '../provider/contractDataProvider.ts';
import { NoticeBridge } from './NoticeBridge.tsx';
import { ResourcesContext } from './ResourcesContext.ts';
import { shellRouter } from './shellRouter.ts';

interface AdminContextProps {
  readonly resources: Resources;
  /** The path that the panel's pages are below. */
  readonly basename?: string;
  readonly children: ReactNode;
}

// List state is in the URL; none of it may outlive the page, because it can contain pupils' names.
const store = memoryStore();

/**
 * Provides react-admin to pages with lists and records, with the shell's router, query client, language and session. Its own layout, login pages and
 * telemetry stay out, because they come with `<Admin>`, of which this is the core. It must be inside an {@link AccessContext}.
 */
export function AdminContext({ resources, basename = '', children }: AdminContextProps) {
  const { clients, queryClient, session, i18n, report } = useShell();
  const { locale } = useLocale();
  const { settings } = useListSettings();
  const permits = useCanAccessCallback();
  const dataProvider = useMemo(
    () => contractDataProvider({ clients, resources, queryClient, report }),
    [clients, resources, queryClient, report],
  );
  const adminQueryClient = useMemo(() => withoutHookInvalidation(queryClient), [queryClient]);
  const i18nProvider = useMemo(() => createI18nProvider(i18n, locale), [i18n, locale]);
  const authProvider = useMemo(() => contractAuthProvider(session, permits), [session, permits]);
  // Runs before the first list fetches, and again when the settings change.
  useMemo(() => applyCacheRules(queryClient, resources, settings), [queryClient, resources, settings]);
  return (
    <ResourcesContext value={resources}>
      <CoreAdminContext
        basename={basename}
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={adminQueryClient}
        store={store}
        routerProvider={shellRouter}
      >
        <NoticeBridge />
        {children}
      </CoreAdminContext>
    </ResourcesContext>
  );
}

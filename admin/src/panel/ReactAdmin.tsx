import { applyCacheRules, contractAuthProvider, contractDataProvider, useCanAccessCallback } from '@realmkit/admin-kit';
import { useListSettings, useLocale, useShell } from '@realmkit/shell';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { createI18nProvider } from '../i18n/createI18nProvider.ts';
import { resources } from '../resources/resources.ts';
import { NoticeBridge } from './NoticeBridge.tsx';
import { shellRouter } from './shellRouter.ts';

// List state is in the URL; none of it may outlive the page, because it can contain pupils' names.
const store = memoryStore();

/**
 * Provides react-admin to the pages with lists and records, with the shell's router, query client, language and session; the panel's home page does
 * without it and loads faster. Its own layout, login pages and telemetry stay out, because they come with `<Admin>`, of which this is the core.
 */
export function Component() {
  const { clients, queryClient, session, i18n, report } = useShell();
  const { locale } = useLocale();
  const { settings } = useListSettings();
  const permits = useCanAccessCallback();
  const dataProvider = useMemo(() => contractDataProvider({ clients, resources, queryClient, report }), [clients, queryClient, report]);
  const i18nProvider = useMemo(() => createI18nProvider(i18n, locale), [i18n, locale]);
  const authProvider = useMemo(() => contractAuthProvider(session, permits), [session, permits]);
  // Runs before the first list fetches, and again when the settings change.
  useMemo(() => applyCacheRules(queryClient, resources, settings), [queryClient, settings]);
  return (
    <CoreAdminContext
      basename="/controlpanel"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      routerProvider={shellRouter}
    >
      <NoticeBridge />
      <Outlet />
    </CoreAdminContext>
  );
}

import { defaultRealm, RealmProvider } from '@realmkit/design-system';
import { lazy, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { ServiceDown } from '../layout/pages/ServiceDown.tsx';
import { createAppRouter } from './appRouter.tsx';
import { createStart, type Start } from './createStart.ts';
import type { ShellApp } from './ShellApp.ts';
import { ShellProvider } from './ShellProvider.tsx';

const UnknownRealm = lazy(() => import('../layout/pages/UnknownRealm.tsx'));

/** Starts an app in the element `#root`: realm, texts, configuration and session, then the app's routes. */
export function startShell(app: ShellApp): void {
  // In this order: the router reads the address that the sign-in code has left, and loads the first screen beside everything else.
  const start = createStart(app);
  const router = createAppRouter(app.routes);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id root');
  createRoot(element).render(
    <StrictMode>
      <RealmProvider realm={start.realm ?? defaultRealm}>
        <Started start={start} router={router} />
      </RealmProvider>
    </StrictMode>,
  );
}

function Started({ start, router }: { readonly start: Start; readonly router: ReturnType<typeof createAppRouter> }) {
  const state = useSyncExternalStore(start.subscribe, start.getSnapshot);
  switch (state.phase) {
    case 'starting':
      return null;
    case 'ready':
      return (
        <ShellProvider shell={state.shell}>
          <RouterProvider router={router} />
        </ShellProvider>
      );
    case 'unknownRealm':
      return (
        <I18nextProvider i18n={state.i18n}>
          <Suspense>
            <UnknownRealm message={state.message} />
          </Suspense>
        </I18nextProvider>
      );
    case 'down':
      return (
        <I18nextProvider i18n={state.i18n}>
          <ServiceDown retry={start.retry} detail={state.detail} />
        </I18nextProvider>
      );
  }
}

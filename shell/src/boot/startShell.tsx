import { defaultRealm, RealmProvider } from '@realmkit/design-system';
import { lazy, type ReactElement, StrictMode, Suspense, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { ServiceDown } from '../layout/pages/ServiceDown.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { createStart, type Start, type StartState } from './createStart.ts';
import { loadPage, routeObjects } from './routeObjects.tsx';
import type { ShellApp } from './ShellApp.ts';
import { ShellProvider } from './ShellProvider.tsx';

const UnknownRealm = lazy(() => import('../layout/pages/UnknownRealm.tsx'));

/** Starts an app in the element `#root`: realm, texts, configuration and session, then the app's routes. */
export function startShell(app: ShellApp): void {
  // In this order: the router reads the address that the sign-in code has left, and the first screen loads beside everything else.
  const start = createStart(app);
  const routes = routeObjects(app.routes);
  void loadPage(routes, window.location.pathname);
  const inRouter = app.router ?? ((content) => <BrowserRouter>{content}</BrowserRouter>);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id root');
  const root = createRoot(element);
  void start.load().then((state) =>
    // One rendering, with everything there: on a slow device an earlier one of nothing would put off the first picture by as much as it takes.
    root.render(
      <StrictMode>
        <RealmProvider realm={start.realm ?? defaultRealm}>
          <Started state={state} load={start.load} page={inRouter(<AppRoutes routes={routes} />)} />
        </RealmProvider>
      </StrictMode>,
    ),
  );
}

interface StartedProps extends Pick<Start, 'load'> {
  /** What the first load came to. */
  readonly state: StartState;
  readonly page: ReactElement;
}

function Started({ state: first, load, page }: StartedProps) {
  const [state, setState] = useState(first);
  const retry = useCallback(async () => setState(await load()), [load]);
  switch (state.phase) {
    case 'ready':
      return <ShellProvider shell={state.shell}>{page}</ShellProvider>;
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
          <ServiceDown retry={retry} detail={state.detail} />
        </I18nextProvider>
      );
  }
}

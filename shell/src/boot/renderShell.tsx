import { defaultRealm, RealmProvider } from '@realmkit/design-system';
import { lazy, type ReactElement, StrictMode, Suspense, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { ServiceDown } from '../layout/pages/ServiceDown.tsx';
import { withTimeout } from '../timing/withTimeout.ts';
import { AppRoutes } from './AppRoutes.tsx';
import type { Bootstrap } from './bootstrapShell.ts';
import type { StartState } from './createBootstrap.ts';
import { loadPage, routeObjects } from './routeObjects.tsx';
import type { ShellScreens } from './ShellApp.ts';
import { ShellProvider } from './ShellProvider.tsx';

/** How long the first picture waits for the page's own script, in milliseconds: without it there would be one of waiting before it. */
const pageMs = 500;

const UnknownRealm = lazy(() => import('../layout/pages/UnknownRealm.tsx'));

/** Shows what has begun in the element `#root`: the app's routes, or why there is nothing to show. */
export function renderShell(beginning: Bootstrap, screens: ShellScreens): void {
  const routes = routeObjects(screens.routes);
  const page = withTimeout(loadPage(routes, window.location.pathname), pageMs).catch(() => undefined);
  const inRouter = screens.router ?? ((content) => <BrowserRouter>{content}</BrowserRouter>);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id root');
  const root = createRoot(element);
  void Promise.all([beginning.first, page]).then(([state]) =>
    // One rendering, with everything there: on a slow device an earlier one of nothing would put off the first picture by as much as it takes.
    root.render(
      <StrictMode>
        <RealmProvider realm={beginning.realm ?? defaultRealm}>
          <Started state={state} load={beginning.load} page={inRouter(<AppRoutes routes={routes} />)} />
        </RealmProvider>
      </StrictMode>,
    ),
  );
}

interface StartedProps extends Pick<Bootstrap, 'load'> {
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

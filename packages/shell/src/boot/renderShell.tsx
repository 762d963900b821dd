import { defaultRealm, lazyComponent, preparePage, RealmProvider } from '@realmkit/design-system';
import { type ReactElement, StrictMode, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { ServiceDown } from '../layout/pages/ServiceDown.tsx';
import { TextsNotLoaded } from '../layout/pages/TextsNotLoaded.tsx';
import { withTimeout } from '../timing/withTimeout.ts';
import { AppRoutes } from './AppRoutes.tsx';
import type { Bootstrap } from './bootstrapShell.ts';
import type { StartState } from './createBootstrap.ts';
import { requestFonts } from './requestFonts.ts';
import { loadPage, routeObjects } from './routeObjects.tsx';
import type { ShellScreens } from './ShellApp.ts';
import { ShellProvider } from './ShellProvider.tsx';

/** The time that the first render waits for the page's script, in milliseconds, so that it is not a loader. */
const pageTimeoutMs = 500;

const UnknownRealm = lazyComponent(async () => (await import('../layout/pages/UnknownRealm.tsx')).UnknownRealm);

/** Renders a starting app in the element `#root`: its routes, or the reason why it cannot start. */
export function renderShell(bootstrap: Bootstrap, screens: ShellScreens, routes = routeObjects(screens.routes)): void {
  // Not reported: the router loads the page again, and shows its error.
  const page = withTimeout(loadPage(routes, window.location.pathname), pageTimeoutMs)
    .catch(() => undefined)
    .then(requestFonts);
  // While the responses are pending.
  preparePage();
  const inRouter = screens.router ?? ((content) => <BrowserRouter>{content}</BrowserRouter>);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id root');
  const root = createRoot(element);
  void Promise.all([bootstrap.first, page]).then(
    ([state]) =>
      // One render with all data: on a slow device an earlier, empty one would delay the first paint.
      root.render(
        <StrictMode>
          <RealmProvider realm={bootstrap.realm ?? defaultRealm}>
            <Started state={state} load={bootstrap.load} page={inRouter(<AppRoutes routes={routes} />)} />
          </RealmProvider>
        </StrictMode>,
      ),
    () =>
      root.render(
        <RealmProvider realm={bootstrap.realm ?? defaultRealm}>
          <TextsNotLoaded locale={bootstrap.locale} />
        </RealmProvider>,
      ),
  );
}

interface StartedProps extends Pick<Bootstrap, 'load'> {
  /** The result of the first load. */
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
          <UnknownRealm message={state.message} />
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

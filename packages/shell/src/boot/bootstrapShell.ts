import type { Shell } from '../context/ShellContext.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { withTimeout } from '../timing/withTimeout.ts';
import { claimedRolesOf } from '../user/roles.ts';
import { associationsQuery, meQuery } from '../user/userQueries.ts';
import { createBootstrap, type Start, type StartState } from './createBootstrap.ts';
import type { BootstrapOptions } from './ShellApp.ts';
import { startedEvent } from './startedEvent.ts';

/** The time that the first render waits for prefetched data, in milliseconds. */
const prefetchTimeoutMs = 300;

/** A starting app, which `renderShell` renders. */
export interface Bootstrap extends Start {
  /** Settles when the first requests are sent. */
  readonly started: Promise<unknown>;
  /** The result of the first load. */
  readonly first: Promise<StartState>;
}

/**
 * Starts an app: realm, texts, configuration, session, and the first requests. This needs no screens, whose script may still be loading;
 * the router later reads the URL without the authorization code.
 */
export function bootstrapShell(app: BootstrapOptions): Bootstrap {
  const start = createBootstrap(app);
  const started = start.load().then((state) => {
    const prefetched = state.phase === 'ready' ? prefetchFirstScreen(state.shell, app) : Promise.resolve();
    document.dispatchEvent(new Event(startedEvent));
    // The first text takes longest, and the processor is free now; the first render would be later by that.
    if (state.phase === 'ready') setTimeout(() => state.shell.i18n.t(($) => $.navigation.home, { ns: 'shell' }));
    return { state, prefetched };
  });
  const first = started.then(async ({ state, prefetched }) => {
    // Not reported: the page requests it again. With the prefetched data, the first render shows the page itself.
    await withTimeout(prefetched, prefetchTimeoutMs).catch(() => undefined);
    return state;
  });
  return { ...start, started, first };
}

/** Prefetches user and first screen; awaits only the latter, because the token claims already identify the user. */
async function prefetchFirstScreen(shell: Shell, app: BootstrapOptions): Promise<void> {
  const session = shell.session.getSnapshot();
  if (!isSignedIn(session)) return;
  void shell.queryClient.prefetchQuery(meQuery(shell.clients));
  void shell.queryClient.prefetchQuery(associationsQuery(shell.clients));
  // What a page shows first may be refused to whoever acts as the user.
  if (!session.identity.id.act) await app.prefetch?.(shell, claimedRolesOf(session.identity.access));
}

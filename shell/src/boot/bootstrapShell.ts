import { pageTheme } from '@realmkit/design-system';
import { isSignedIn } from '../session/sessionState.ts';
import { withTimeout } from '../timing/withTimeout.ts';
import { claimedRolesOf } from '../user/roles.ts';
import { associationsQuery, meQuery } from '../user/userQueries.ts';
import { createBootstrap, type Start, type StartState } from './createBootstrap.ts';
import type { ShellBeginning } from './ShellApp.ts';
import type { Shell } from './ShellContext.ts';

/** How long the first picture waits for what it shows, in milliseconds. */
const answersMs = 300;

/** An app that has begun to start: `renderShell` shows it. */
export interface Bootstrap extends Start {
  /** What the first load comes to. */
  readonly first: Promise<StartState>;
}

/**
 * Begins the start of an app: realm, texts, configuration, session, and the first questions to the services. Nothing of it needs what shows
 * the screens, which may still be on its way; the router then finds the address that the sign-in code has left.
 */
export function bootstrapShell(app: ShellBeginning): Bootstrap {
  const start = createBootstrap(app);
  const first = start.load().then(async (state) => {
    const answers = state.phase === 'ready' ? askAhead(state.shell, app) : Promise.resolve();
    // Made while the answers are on their way, which come no sooner without it.
    pageTheme();
    // With the answers there the first picture is the page itself, in one rendering.
    await withTimeout(answers, answersMs).catch(() => undefined);
    return state;
  });
  return { ...start, first };
}

/** Asks for who is there and for what the first screen shows, and waits for the latter: of who is there the tokens tell enough. */
async function askAhead(shell: Shell, app: ShellBeginning): Promise<void> {
  const session = shell.session.getSnapshot();
  if (!isSignedIn(session)) return;
  void shell.queryClient.prefetchQuery(meQuery(shell.clients));
  void shell.queryClient.prefetchQuery(associationsQuery(shell.clients));
  await app.askAhead?.(shell, claimedRolesOf(session.identity.access));
}

import type { AppName } from '../boot/ShellContext.ts';
import { isInitialised, type SessionState } from '../session/sessionState.ts';

/** How a visitor who is not signed in gets to the sign-in. */
export type WayToSignIn =
  /** By the router, to the page of this app. */
  | 'page'
  /** By a page load, from an app that has no sign-in page. */
  | 'pageLoad'
  /** Straight through the auth service, whose own session signs in silently. */
  | 'authService'
  /** By a sign-out in full, tokens and provider. */
  | 'signOut';

/** What decides about the way. */
export interface SignInSituation {
  readonly app: AppName;
  /** The path that was asked for. */
  readonly path: string;
  readonly session: SessionState;
  /** Whether this is the host of a realm's external panel. */
  readonly onPanelHost: boolean;
  readonly fromAudioAid: boolean;
  readonly online: boolean;
  /** Whether an id token tells who is expected. */
  readonly hinted: boolean;
}

const libraryArea = /^\/library\/./;

/**
 * The way to the sign-in of someone who may not see a route (shell §2). Below /library they are logged out in full first, unless they came
 * from the audio aid app; the external panel asks the auth service, where most have signed in on the realm's own host a moment ago, and so
 * does whoever comes with an id token.
 */
export function wayToSignIn({ app, path, session, onPanelHost, fromAudioAid, online, hinted }: SignInSituation): WayToSignIn {
  const knownToBeNobody = isInitialised(session) && !(session.status === 'anonymous' && session.reason === 'signedOut');
  if (knownToBeNobody && libraryArea.test(path) && !fromAudioAid) return 'signOut';
  if (knownToBeNobody && (onPanelHost || hinted) && online) return 'authService';
  return app === 'consumer' ? 'page' : 'pageLoad';
}

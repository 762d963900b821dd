import type { AppName } from '../context/ShellContext.ts';
import { isInitialised, type SessionState } from '../session/sessionState.ts';

/** The ways to take an anonymous visitor to the sign-in. */
export type SignInStrategy =
  /** Routes to the sign-in page of this app. */
  | 'page'
  /** Loads the sign-in page, from an app without one. */
  | 'pageLoad'
  /** Opens the auth service, whose own session signs in silently. */
  | 'authService'
  /** Signs out in full, tokens and provider. */
  | 'signOut';

/** The conditions that decide about the strategy. */
export interface SignInSituation {
  readonly app: AppName;
  /** The requested path. */
  readonly path: string;
  readonly session: SessionState;
  /** True if this is the host of a realm's external panel. */
  readonly onPanelHost: boolean;
  readonly fromAudioAid: boolean;
  readonly online: boolean;
  /** True if there is an id token hint. */
  readonly hinted: boolean;
}

const libraryArea = /^\/library\/./;

/**
 * Returns how a visitor who may not see a route is taken to the sign-in (shell §2). Below /library they are logged out in full first,
 * unless they came from the audio aid app. The external panel, and visitors with an id token hint, go to the auth service, where most have
 * just signed in on the realm's own host.
 */
export function signInStrategy({ app, path, session, onPanelHost, fromAudioAid, online, hinted }: SignInSituation): SignInStrategy {
  const isKnownAnonymous = isInitialised(session) && !(session.status === 'anonymous' && session.reason === 'signedOut');
  if (isKnownAnonymous && libraryArea.test(path) && !fromAudioAid) return 'signOut';
  if (isKnownAnonymous && (onPanelHost || hinted) && online) return 'authService';
  return app === 'consumer' ? 'page' : 'pageLoad';
}

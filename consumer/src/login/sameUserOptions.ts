import { loginMethods, type SessionState, type SignInOptions } from '@realmkit/shell';

type AccessClaims = Extract<SessionState, { identity: unknown }>['identity']['access'];

/** Returns how a user proves again at the auth service who they are: by the method with which they logged in, and as securely as then. */
export function sameUserOptions({ amr, acr }: Pick<AccessClaims, 'amr' | 'acr'>, redirect: string): SignInOptions {
  const [amrHint] = loginMethods(amr);
  return {
    redirect,
    reauthenticate: true,
    sameUser: true,
    ...(amrHint !== undefined && { amrHint }),
    ...(acr === 'secure' && { acrValues: acr }),
  };
}

import type { AccessRule, OwnOperation, PersonalOperation } from '@realmkit/openapi';
import type { analyticsAccess, bookBackendAccess, libraryAccess, submissionsAccess } from '@realmkit/openapi/access';
import { isSignedIn, useSession, useUserContext } from '@realmkit/shell';

type OwnWrite<Access extends Readonly<Record<string, readonly AccessRule[]>>> = Exclude<OwnOperation<Access>, `GET ${string}`>;

/**
 * A write of what the user reads and answers, which the contract refuses to whoever acts as them. The compiler reads the access rules, so that no page
 * loads them; where a call becomes allowed, it says which part need not ask any more.
 */
export type OwnCall =
  | `analytics ${OwnWrite<typeof analyticsAccess>}`
  | `bookBackend ${OwnWrite<typeof bookBackendAccess>}`
  | `library ${OwnWrite<typeof libraryAccess>}`
  | `submissions ${OwnWrite<typeof submissionsAccess>}`;

/** Returns whether somebody acts as the user, and looks on: the calls are neither made nor kept for later. */
export function useLooksOn(..._calls: readonly [OwnCall, ...OwnCall[]]): boolean {
  const session = useSession();
  return isSignedIn(session) && session.identity.id.act !== undefined;
}

/** A write that the contract refuses to an account that several people use too. */
type PersonalCall = `library ${PersonalOperation<typeof libraryAccess>}` | `submissions ${PersonalOperation<typeof submissionsAccess>}`;

/**
 * Returns why nothing of what the user keeps and answers is saved: somebody acts as them and looks on, or several people use the account. The calls are
 * neither made nor kept for later.
 */
export function useUnsaved(...calls: readonly [PersonalCall, ...PersonalCall[]]): 'looksOn' | 'shared' | undefined {
  const looksOn = useLooksOn(...calls);
  const user = useUserContext();
  if (looksOn) return 'looksOn';
  return user.status === 'ready' && user.me.sharedAccount ? 'shared' : undefined;
}

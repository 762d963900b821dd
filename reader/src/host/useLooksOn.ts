import type { AccessRule, OwnOperation } from '@realmkit/openapi';
import type { analyticsAccess, bookBackendAccess, libraryAccess, submissionsAccess } from '@realmkit/openapi/access';
import { isSignedIn, useSession } from '@realmkit/shell';

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

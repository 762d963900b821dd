import type { AccessRule, OwnOperation, PersonalOperation } from '@realmkit/openapi';
import type { analyticsAccess, bookBackendAccess, libraryAccess, submissionsAccess } from '@realmkit/openapi/access';
import { isSignedIn, useSession, useUserContext } from '@realmkit/shell';

type Rules = Readonly<Record<string, readonly AccessRule[]>>;

/** The operations whose rules are all about others than the caller. */
type OfOthers<Access extends Rules> = {
  [Operation in keyof Access & string]: Extract<Access[Operation][number], { readonly of: 'self' | 'anyone' }> extends never
    ? Operation
    : never;
}[keyof Access & string];

type OwnWrite<Access extends Rules> = Exclude<OwnOperation<Access>, `GET ${string}` | OfOthers<Access>>;

/**
 * A write of what the user reads and answers, which the contract refuses to whoever acts as them. The compiler reads the access rules, so that no page
 * loads them; where a call becomes allowed, it says which part need not ask any more.
 */
export type OwnCall =
  | `analytics ${OwnWrite<typeof analyticsAccess>}`
  | `bookBackend ${OwnWrite<typeof bookBackendAccess>}`
  | `library ${OwnWrite<typeof libraryAccess>}`
  | `submissions ${OwnWrite<typeof submissionsAccess>}`;

/** What staff do with the answers of others, and the contract refuses to whoever acts as them. */
type StaffCall = `submissions ${Extract<OwnOperation<typeof submissionsAccess>, OfOthers<typeof submissionsAccess>>}`;

/** Returns whether somebody acts as the user, and looks on: the calls are neither made nor kept for later. */
export function useLooksOn(..._calls: readonly [OwnCall | StaffCall, ...OwnCall[]]): boolean {
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

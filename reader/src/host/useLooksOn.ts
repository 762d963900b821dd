import type { AccessRule, OwnOperation, PersonalOperation } from '@realmkit/openapi';
import type { analyticsAccess, bookBackendAccess, libraryAccess, submissionsAccess } from '@realmkit/openapi/access';
import { isSignedIn, useSession, useUserContext } from '@realmkit/shell';
import { useCallback, useLayoutEffect, useRef } from 'react';

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

/** Why nothing of what the user keeps and answers is saved. */
export type Unsaved =
  /** Somebody acts as them. */
  | 'looksOn'
  /** Several people use the account. */
  | 'shared'
  /** Who uses the account is not known yet, or could not be loaded. */
  | 'unknown';

/**
 * Returns why nothing of what the user keeps and answers is saved; undefined if it is. The calls are neither made nor kept for later, except where it is not known
 * yet: then they wait on this device.
 */
export function useUnsaved(...calls: readonly [PersonalCall, ...PersonalCall[]]): Unsaved | undefined {
  const looksOn = useLooksOn(...calls);
  const user = useUserContext();
  if (looksOn) return 'looksOn';
  if (user.status === 'ready') return user.me.sharedAccount ? 'shared' : undefined;
  return user.status === 'anonymous' ? undefined : 'unknown';
}

/** Returns a function that throws as long as nothing is saved: what is written waits on this device. It asks at the time of the call, as a book is opened once. */
export function useHold(unsaved: Unsaved | undefined): () => void {
  const now = useRef(unsaved);
  useLayoutEffect(() => {
    now.current = unsaved;
  }, [unsaved]);
  return useCallback(() => {
    if (now.current) throw new Error('Nothing of this user is saved now');
  }, []);
}

import type { MeProfile, MyOrganization } from '@realmkit/openapi';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useShell } from '../context/ShellContext.ts';
import { useSession } from '../react/useSession.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { isActiveConsumerMarketUser, isConsumerMarketUser, isSecureLogin, isSuperuser } from './permissions.ts';
import { claimedRolesOf, type Roles, rolesOf } from './roles.ts';
import { servicesOf } from './services.ts';
import { associationsQuery, meQuery, userQueryKey } from './userQueries.ts';

/** The user's data from the tokens (shell §3). */
interface TokenUser {
  readonly uid: string;
  readonly userName: string;
  readonly name: string;
  /** The numeric legacy id. */
  readonly oldId: string;
  readonly isSuperuser: boolean;
  readonly isSecureLogin: boolean;
  /** The services of the subscriptions that run (admin §6). */
  readonly services: readonly string[];
  /** From the subscriptions and roles of the tokens (shell §5). */
  readonly isActiveConsumerMarketUser: boolean;
  /** The roles of the tokens: a first guess, until the associations are loaded. */
  readonly claimedRoles: Roles;
  /** The actor who impersonates this user, if any; the name may be unknown. */
  readonly actor?: { readonly name: string | undefined };
}

/** The signed-in user (shell §3 to §6). */
export type UserContext = { readonly reload: () => Promise<void> } & (
  | { readonly status: 'anonymous' }
  | ({ readonly status: 'loading' | 'failed'; readonly error?: Error } & TokenUser)
  | ({
      readonly status: 'ready';
      readonly me: MeProfile;
      /** The active organisations only. */
      readonly organizations: readonly MyOrganization[];
      /** From the associations (shell §5). */
      readonly isConsumerMarketUser: boolean;
    } & Roles &
      TokenUser)
);

/** Returns the signed-in user: from the tokens at once, with profile and organisations once they are loaded. They are cached for 300 s. */
export function useUserContext(): UserContext {
  const { clients, queryClient, realm, settings } = useShell();
  const session = useSession();
  const signedIn = isSignedIn(session);
  const me = useQuery({ ...meQuery(clients), enabled: signedIn });
  const associations = useQuery({ ...associationsQuery(clients), enabled: signedIn });
  const reload = useCallback(() => queryClient.refetchQueries({ queryKey: userQueryKey }), [queryClient]);
  const [lastError, setLastError] = useState<Error | null>(null);
  // A query resets its error while it is tried again, and what says so would come and go.
  const error = !signedIn || (me.data && associations.data) ? null : (me.error ?? associations.error ?? lastError);
  if (error !== lastError) setLastError(error);

  if (!signedIn) return { status: 'anonymous', reload };
  const { access, id } = session.identity;
  const user: TokenUser = {
    uid: access.sub,
    userName: id.preferredUsername,
    name: id.name,
    oldId: id.sub,
    isSuperuser: isSuperuser(access, realm),
    isSecureLogin: isSecureLogin(access, realm),
    services: servicesOf(access.subscriptions),
    isActiveConsumerMarketUser: isActiveConsumerMarketUser(access),
    claimedRoles: claimedRolesOf(access),
    ...(id.act ? { actor: { name: id.act.name } } : {}),
  };
  if (me.data && associations.data) {
    return {
      status: 'ready',
      ...user,
      me: me.data,
      organizations: associations.data.filter(({ active }) => active),
      ...rolesOf(associations.data),
      isConsumerMarketUser: isConsumerMarketUser(associations.data, settings.consumerSchoolUnit),
      reload,
    };
  }
  return error ? { status: 'failed', error, ...user, reload } : { status: 'loading', ...user, reload };
}

import { ServiceError, unwrap } from '@realmkit/openapi';
import * as accountAnswers from '@realmkit/openapi/answers/account';
import * as controlPanelAnswers from '@realmkit/openapi/answers/control-panel';
import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../http/clients.ts';
import { persisted } from '../offline/persistQueries.ts';
import { loadAllPages } from './loadAllPages.ts';
import type { OwnProfile } from './ownProfile.ts';

/** The cache duration of the signed-in user's data, in milliseconds (shell §9). */
const userCacheMs = 300_000;

/** The message of a profile that could not be loaded, where the service has none of its own (shell §8). */
export const userDataFailure = 'Failed to fetch user data';

const userQuery = ['user'] as const;

/** Returns the query options of the signed-in user's profile. */
export const meQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'me'],
    queryFn: ({ signal }) =>
      account
        .GET('/me', { signal })
        .then((result) => unwrap(result, accountAnswers.getMe))
        .catch(failedToFetch),
    staleTime: userCacheMs,
    meta: { ...persisted, failure: userDataFailure },
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Gives an error without a message of the server that of the specification (shell §7). */
function failedToFetch(error: unknown): never {
  if (!(error instanceof ServiceError) || error.serverMessage !== undefined) throw error;
  throw new ServiceError(error.status, error.name, userDataFailure, error.attributes);
}

/** Returns the query options of all associations, ended ones included, because the roles depend on them (shell §6). */
export const associationsQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'organizations'],
    queryFn: ({ signal }) =>
      loadAllPages(async (query) =>
        unwrap(await account.GET('/me/organizations', { params: { query }, signal }), accountAnswers.listMyOrganizations),
      ),
    staleTime: userCacheMs,
    meta: persisted,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Returns the query options of the signed-in user's groups. */
export const groupsQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'groups'],
    queryFn: ({ signal }) =>
      loadAllPages(async (query) => unwrap(await account.GET('/me/groups', { params: { query }, signal }), accountAnswers.listMyGroups)),
    staleTime: userCacheMs,
    meta: persisted,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Returns the query options of the control panel's profile of the signed-in user (admin §3, §7). */
export const ownProfileQuery = ({ controlPanel }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'profile'],
    queryFn: async ({ signal }): Promise<OwnProfile> => {
      const { actions, attributes } = unwrap(await controlPanel.GET('/v1/me', { signal }), controlPanelAnswers.getProfile);
      const { menu, homepage, subscriptions } = attributes;
      return { actions, menu: menu.value, homepage: homepage.value, subscriptions: subscriptions.value };
    },
    staleTime: userCacheMs,
    meta: persisted,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The query key prefix of all the user's data. */
export const userQueryKey: readonly string[] = userQuery;

import { type MeProfile, ServiceError, unwrap } from '@realmkit/openapi';
import { isJsonObject } from '@realmkit/openapi/json';
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
    queryFn: async ({ signal }) => readMe(await account.GET('/me', { signal })),
    staleTime: userCacheMs,
    meta: { ...persisted, failure: userDataFailure },
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Returns the profile of a response.
 * @throws ServiceError for any status but 200, with the server's message or 'Failed to fetch user data' (shell §7).
 */
function readMe(result: Parameters<typeof unwrap<MeProfile>>[0]): MeProfile {
  const { status } = result.response;
  if (status === 200 && result.data) return result.data;
  const message = isJsonObject(result.error) && typeof result.error.message === 'string' ? result.error.message : '';
  const error = serviceErrorOf(() => unwrap(result));
  throw new ServiceError(status, error?.name ?? `status_${status}`, message || userDataFailure, error?.attributes);
}

function serviceErrorOf(attempt: () => unknown): ServiceError | undefined {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ServiceError) return error;
  }
  return undefined;
}

/** Returns the query options of all associations, ended ones included, because the roles depend on them (shell §6). */
export const associationsQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'organizations'],
    queryFn: ({ signal }) => loadAllPages(async (query) => unwrap(await account.GET('/me/organizations', { params: { query }, signal }))),
    staleTime: userCacheMs,
    meta: persisted,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Returns the query options of the signed-in user's groups. */
export const groupsQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'groups'],
    queryFn: ({ signal }) => loadAllPages(async (query) => unwrap(await account.GET('/me/groups', { params: { query }, signal }))),
    staleTime: userCacheMs,
    meta: persisted,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Returns the query options of the control panel's profile of the signed-in user (admin §3, §7). */
export const ownProfileQuery = ({ controlPanel }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'profile'],
    queryFn: async ({ signal }): Promise<OwnProfile> => {
      const { actions, attributes } = unwrap(await controlPanel.GET('/v1/me', { signal }));
      const { menu, homepage, subscriptions } = attributes;
      return { actions, menu: menu.value, homepage: homepage.value, subscriptions: subscriptions.value };
    },
    staleTime: userCacheMs,
    meta: persisted,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The query key prefix of all the user's data. */
export const userQueryKey: readonly string[] = userQuery;

import { type MeProfile, ServiceError, unwrap } from '@realmkit/openapi';
import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../http/clients.ts';
import { isJsonObject } from '../json/isJsonObject.ts';
import { persisted } from '../offline/persistQueries.ts';
import { loadAllPages } from './loadAllPages.ts';
import type { OwnProfile } from './ownProfile.ts';

/** How long what is known about the signed-in user counts as fresh, in milliseconds (shell §9). */
const userCacheMs = 300_000;

const userQuery = ['user'] as const;

/** The signed-in user's profile. */
export const meQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'me'],
    queryFn: async ({ signal }) => readMe(await account.GET('/me', { signal })),
    staleTime: userCacheMs,
    meta: persisted,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * The profile of an answer.
 * @throws ServiceError for any status but 200, with the server's message or 'Failed to fetch user data' (shell §7).
 */
function readMe(result: Parameters<typeof unwrap<MeProfile>>[0]): MeProfile {
  const { status } = result.response;
  if (status === 200 && result.data) return result.data;
  const told = isJsonObject(result.error) && typeof result.error.message === 'string' ? result.error.message : '';
  const failure = failureOf(() => unwrap(result));
  throw new ServiceError(status, failure?.name ?? `status_${status}`, told || 'Failed to fetch user data', failure?.attributes);
}

function failureOf(attempt: () => unknown): ServiceError | undefined {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ServiceError) return error;
  }
  return undefined;
}

/** All the signed-in user's ties to organisations, ended ones among them: the roles need those too (shell §6). */
export const associationsQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'organizations'],
    queryFn: ({ signal }) => loadAllPages(async (query) => unwrap(await account.GET('/me/organizations', { params: { query }, signal }))),
    staleTime: userCacheMs,
    meta: persisted,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The signed-in user's groups. */
export const groupsQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'groups'],
    queryFn: ({ signal }) => loadAllPages(async (query) => unwrap(await account.GET('/me/groups', { params: { query }, signal }))),
    staleTime: userCacheMs,
    meta: persisted,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** What the control panel's profile of the signed-in user allows them, and where they are at home (admin §3, §7). */
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

/** The key that all of the user's data is cached under. */
export const userQueryKey: readonly string[] = userQuery;

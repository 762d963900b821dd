import { unwrap } from '@realmkit/openapi';
import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../http/clients.ts';
import { loadAllPages } from './loadAllPages.ts';

/** How long what is known about the signed-in user counts as fresh, in milliseconds (shell §9). */
const userCacheMs = 300_000;

const userQuery = ['user'] as const;

/** The signed-in user's profile. */
export const meQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'me'],
    queryFn: async ({ signal }) => unwrap(await account.GET('/me', { signal })),
    staleTime: userCacheMs,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** All the signed-in user's ties to organisations, ended ones among them: the roles need those too (shell §6). */
export const associationsQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'organizations'],
    queryFn: ({ signal }) => loadAllPages(async (query) => unwrap(await account.GET('/me/organizations', { params: { query }, signal }))),
    staleTime: userCacheMs,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The signed-in user's groups. */
export const groupsQuery = ({ account }: Clients) =>
  queryOptions({
    queryKey: [...userQuery, 'groups'],
    queryFn: ({ signal }) => loadAllPages(async (query) => unwrap(await account.GET('/me/groups', { params: { query }, signal }))),
    staleTime: userCacheMs,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The key that all of the user's data is cached under. */
export const userQueryKey: readonly string[] = userQuery;

import { unwrap } from '@realmkit/openapi';
import { useClients, useLocale } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Organization } from '../personTypes.ts';
import { sortedByName } from './sortedByName.ts';

/** The organisations that somebody may see, and the one whose people are on show. */
export interface Organizations {
  /** By name; empty where they could not be loaded (admin §7). */
  readonly organizations: readonly Organization[];
  readonly chosen: Organization | undefined;
  readonly choose: (organization: Organization) => void;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The query parameter that holds the number of the chosen organisation. */
const parameter = 'organization';

/** The organisations of the one who asks (admin §7). The choice stands in the address; another choice begins the list anew. */
export function useOrganizations(): Organizations {
  const { controlPanel } = useClients();
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['legacyOrganizations'],
    queryFn: async ({ signal }) => unwrap(await controlPanel.GET('/v1/organizations', { signal })).data,
    staleTime: 300_000,
  });
  const organizations = useMemo(() => sortedByName(data ?? [], locale), [data, locale]);
  const asked = Number(new URLSearchParams(search).get(parameter));
  return {
    organizations,
    chosen: organizations.find(({ id }) => id === asked) ?? organizations[0],
    choose: ({ id }) => void navigate(`${pathname}?${parameter}=${id}`),
    loading: isPending,
    error,
    retry: () => void refetch(),
  };
}

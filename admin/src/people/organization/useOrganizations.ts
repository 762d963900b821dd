import { useLocale } from '@realmkit/shell';
import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Organization } from '../personTypes.ts';

/** The organisations that the user may see, and the selected one. */
export interface Organizations {
  /** Sorted by name; empty if they could not be loaded (admin §7). */
  readonly organizations: readonly Organization[];
  readonly chosen: Organization | undefined;
  readonly choose: (organization: Organization) => void;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Sorts organisations by name, without regard to case (admin §7, §9). */
export const sortedByName = <Item extends Pick<Organization, 'name'>>(items: readonly Item[], locale: string): readonly Item[] =>
  items.toSorted((one, other) => one.name.localeCompare(other.name, locale, { sensitivity: 'accent' }));

/** The query parameter that holds the id of the selected organisation. */
const parameter = 'organization';

/** Returns the organisations of the user (admin §7). The selection is in the URL; another selection resets the list. */
export function useOrganizations(): Organizations {
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data, isPending, error, refetch } = useGetList<Organization>('organizations');
  const organizations = useMemo(() => sortedByName(data ?? [], locale), [data, locale]);
  const requestedId = Number(new URLSearchParams(search).get(parameter));
  return {
    organizations,
    chosen: organizations.find(({ id }) => id === requestedId) ?? organizations[0],
    choose: ({ id }) => void navigate(`${pathname}?${parameter}=${id}`),
    loading: isPending,
    error,
    retry: () => void refetch(),
  };
}

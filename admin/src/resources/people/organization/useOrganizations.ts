import { useLocale } from '@realmkit/shell';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Organization } from '../personTypes.ts';

/** Sorts organisations by name, without regard to case (admin §7, §9). */
export const sortedByName = <Item extends Pick<Organization, 'name'>>(items: readonly Item[], locale: string): readonly Item[] =>
  items.toSorted((one, other) => one.name.localeCompare(other.name, locale, { sensitivity: 'accent' }));

/** The query parameter that holds the id of the selected organisation. */
const parameter = 'organization';

/**
 * Returns the organisations that the user may see, by name, and the selected one (admin §7); there are none if they could not be loaded. The selection
 * is in the URL; another selection resets the list.
 */
export function useOrganizations() {
  const { locale } = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useGetList<Organization>('organizations');
  const organizations = useMemo(() => sortedByName(query.data ?? [], locale), [query.data, locale]);
  const requestedId = Number(new URLSearchParams(search).get(parameter));
  return {
    query,
    organizations,
    chosen: organizations.find(({ id }) => id === requestedId) ?? organizations[0],
    choose: ({ id }: Organization) => void navigate(`${pathname}?${parameter}=${id}`),
  };
}

import type { SchoolUnit } from '@realmkit/openapi';
import { useGetList, useGetOne } from 'ra-core';
import { useDebouncedValue } from './debounce.ts';

/** An organisation that can be chosen. */
export type SchoolUnitOption = Pick<SchoolUnit, 'uid' | 'name'> & Partial<Pick<SchoolUnit, 'type' | 'city'>>;

/** Returns the organisations that match the typed text; they are loaded when the field is opened. */
export function useSchoolUnitOptions(open: boolean, typed: string) {
  const q = useDebouncedValue(typed);
  const list = useGetList<SchoolUnit & { id: string }>(
    'schoolUnits',
    { pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' }, filter: q ? { q } : {} },
    { enabled: open },
  );
  // Options of the previous text must not be chosen by mistake.
  const isCurrent = q === typed && !list.error;
  return { options: isCurrent ? (list.data ?? []) : [], loading: list.isFetching || q !== typed, error: list.error };
}

/** Returns the organisation of a uid, with the uid as its name until it is loaded. */
export function useSchoolUnitOption(uid: string | undefined): SchoolUnitOption | null {
  const { data } = useGetOne<SchoolUnit & { id: string }>('schoolUnits', { id: uid ?? '' }, { enabled: uid !== undefined });
  if (uid === undefined) return null;
  return data ?? { uid, name: uid };
}

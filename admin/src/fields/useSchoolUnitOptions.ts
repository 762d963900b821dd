import type { SchoolUnit } from '@realmkit/openapi';
import { useGetList, useGetOne } from 'ra-core';
import { useDebouncedValue } from './debounce.ts';

/** An organisation that can be chosen. */
export type SchoolUnitOption = Pick<SchoolUnit, 'uid' | 'name'> & Partial<Pick<SchoolUnit, 'type' | 'city'>>;

/** The organisations that fit what was typed, once somebody wants to choose. */
export function useSchoolUnitOptions(open: boolean, typed: string) {
  const q = useDebouncedValue(typed);
  const list = useGetList<SchoolUnit & { id: string }>(
    'schoolUnits',
    { pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' }, filter: q ? { q } : {} },
    { enabled: open },
  );
  // What fitted the words before must not be chosen by mistake.
  const isCurrent = q === typed && !list.error;
  return { options: isCurrent ? (list.data ?? []) : [], loading: list.isFetching || q !== typed, error: list.error };
}

/** The organisation of a uid; its uid stands for its name until that is known. */
export function useSchoolUnitOption(uid: string | undefined): SchoolUnitOption | null {
  const { data } = useGetOne<SchoolUnit & { id: string }>('schoolUnits', { id: uid ?? '' }, { enabled: uid !== undefined });
  if (uid === undefined) return null;
  return data ?? { uid, name: uid };
}

import { useRoleName } from '@realmkit/shell';
import type { TFunction } from 'i18next';
import { useGetMany } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { Change } from './change.ts';
import { fieldNameOf, hasReadableValues } from './fieldNames.ts';

/** The name of a school unit or group; its uid where that is all that is known. */
function useName(resource: 'schoolUnits' | 'groups', uid: string | undefined): string {
  const { data } = useGetMany<{ id: string; name: string }>(
    resource,
    { ids: uid === undefined ? [] : [uid] },
    { enabled: uid !== undefined },
  );
  return data?.[0]?.name ?? uid ?? '';
}

/** A changed field in words: what it is called, and its values where they tell a person something. */
function otherChange(t: TFunction<'admin'>, { field, before, after }: Extract<Change, { kind: 'other' }>): string {
  const name = fieldNameOf(field);
  const called = name === undefined ? field : t(($) => $.history.fields[name]);
  if (!hasReadableValues(name) || (before === null && after === null)) return called;
  const said = (value: string | null) => {
    if (value === 'true' || value === 'false') return value === 'true' ? t(($) => $.history.yes) : t(($) => $.history.no);
    return value ?? '–';
  };
  if (before === null) return t(($) => $.history.set, { field: called, value: said(after) });
  return t(($) => $.history.other, { field: called, before: said(before), after: said(after) });
}

/** A change in words. */
export function ChangeText({ change }: { readonly change: Change }) {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const school = useName('schoolUnits', 'schoolUid' in change ? change.schoolUid : undefined);
  const named = 'groupName' in change ? change.groupName : undefined;
  const found = useName('groups', named === undefined && 'groupUid' in change ? change.groupUid : undefined);
  const group = named ?? found;
  switch (change.kind) {
    case 'joined':
    case 'left':
      return t(($) => $.history[change.kind], { school, role: roleName(change.role) });
    case 'role':
      return t(($) => $.history.role, { school, before: roleName(change.before), after: roleName(change.after) });
    case 'groupJoined':
    case 'groupLeft':
      return t(($) => $.history[change.kind], { group });
    case 'other':
      return otherChange(t, change);
  }
}

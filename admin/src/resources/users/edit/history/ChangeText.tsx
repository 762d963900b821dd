import { useRoleName } from '@realmkit/shell';
import type { TFunction } from 'i18next';
import { useGetMany } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { type Change, type FieldChange, parseChange } from './change.ts';
import { fieldNameOf, hasReadableValues } from './fieldNames.ts';

/** Returns the name of a school unit or group; falls back to its uid. */
function useName(resource: 'schoolUnits' | 'groups', uid: string | undefined): string {
  const { data } = useGetMany<{ id: string; name: string }>(
    resource,
    { ids: uid === undefined ? [] : [uid] },
    { enabled: uid !== undefined },
  );
  return data?.[0]?.name ?? uid ?? '';
}

/** Formats a changed field: its label, and its values if they are readable. */
function formatOtherChange(t: TFunction<'admin'>, { field, before, after }: Extract<Change, { kind: 'other' }>): string {
  const name = fieldNameOf(field);
  const label = name === undefined ? field : t(($) => $.history.fields[name]);
  if (!hasReadableValues(name) || (before === null && after === null)) return label;
  const formatValue = (value: string | null) => {
    if (value === 'true' || value === 'false') return value === 'true' ? t(($) => $.history.yes) : t(($) => $.history.no);
    return value ?? '–';
  };
  if (before === null) return t(($) => $.history.set, { field: label, value: formatValue(after) });
  return t(($) => $.history.other, { field: label, before: formatValue(before), after: formatValue(after) });
}

/** Returns the text of a change; it changes when the names in it are known. */
function useChangeText(logged: FieldChange): string {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const change = parseChange(logged);
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
      return formatOtherChange(t, change);
  }
}

/** Renders a change as text. */
export function ChangeText({ change }: { readonly change: FieldChange }) {
  return <span>{useChangeText(change)}</span>;
}

import { useRoleName } from '@realmkit/shell';
import { useGetMany } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { Change } from './change.ts';

/** The name of a school unit or group; its uid where that is all that is known. */
function useName(resource: 'schoolUnits' | 'groups', uid: string | undefined): string {
  const { data } = useGetMany<{ id: string; name: string }>(
    resource,
    { ids: uid === undefined ? [] : [uid] },
    { enabled: uid !== undefined },
  );
  return data?.[0]?.name ?? uid ?? '';
}

/** A change in words. */
export function ChangeText({ change }: { readonly change: Change }) {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const school = useName('schoolUnits', 'schoolUid' in change ? change.schoolUid : undefined);
  const group = useName('groups', 'groupUid' in change ? change.groupUid : undefined);
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
      return t(($) => $.history.other, { field: change.field, before: change.before ?? '–', after: change.after ?? '–' });
  }
}

import { useCanAccessCallback } from '@realmkit/admin-kit';
import type { Role } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SchoolUnitField } from '../../fields/SchoolUnitField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import type { BulkAction, BulkProps } from '../../list/bulk/BulkAction.ts';
import { BulkBar } from '../../list/bulk/BulkBar.tsx';
import { useBulkDeletion } from '../../list/bulk/useBulkDeletion.ts';
import { type PanelRow, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { addToSchoolUnit } from '../page/associations/addToSchoolUnit.ts';
import { isRole, roles } from '../roles.ts';

type UserRow = PanelRow<'users'>;

/** Shows the bulk actions for users: adding them to an organisation, and deleting them. */
export default function UserBulk({ selection }: BulkProps<UserRow>) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const roleName = useRoleName();
  const canAccess = useCanAccessCallback();
  const provider = usePanelDataProvider();
  const [schoolUid, setSchoolUid] = useState<string>();
  const [role, setRole] = useState<Role>('student');
  const deletion = useBulkDeletion<UserRow>('people', {
    forbidden: (user) => (canAccess({ resource: 'users', action: 'delete', record: user }) ? undefined : admin(($) => $.user.ownAccount)),
    mutationFn: ({ uid }) => provider.delete('users', { id: uid }),
  });
  const actions: readonly BulkAction<UserRow>[] = [
    {
      key: 'add',
      label: t(($) => $.bulk.addToOrganization),
      question: (count) => t(($) => $.bulk.addQuestion, { count }),
      consequence: t(($) => $.bulk.addHelp),
      ready: schoolUid !== undefined,
      fields: (
        <>
          <SchoolUnitField
            label={admin(($) => $.users.organization)}
            placeholder={admin(($) => $.fields.typeName)}
            value={schoolUid}
            onChange={setSchoolUid}
          />
          <SelectField
            label={admin(($) => $.users.role)}
            value={role}
            onChange={(value) => setRole(isRole(value) ? value : role)}
            options={roles.map((name) => ({ value: name, label: roleName(name) }))}
          />
        </>
      ),
      mutationFn: ({ uid }) => addToSchoolUnit(provider, uid, { schoolUid: schoolUid ?? '', role, addToSubSchools: false }),
    },
    deletion,
  ];
  return <BulkBar selection={selection} actions={actions} nameOf={({ name, userName }) => `${name} (${userName})`} />;
}

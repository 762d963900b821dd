import type { Role, User } from '@realmkit/openapi';
import { useRoleName, useUserContext } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayManage } from '../../access/mayManage.ts';
import type { PanelDataProvider } from '../../dataProvider/createDataProvider.ts';
import { SchoolUnitField } from '../../fields/SchoolUnitField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import type { BulkAction } from '../../list/bulk/BulkAction.ts';
import { BulkBar } from '../../list/bulk/BulkBar.tsx';
import { useBulkDeletion } from '../../list/bulk/useBulkDeletion.ts';
import { invalidateUser } from '../page/userChanges.ts';
import { isRole, roles } from '../roles.ts';

type UserRow = User & { id: string };

/** Shows the bulk actions for users: adding them to an organisation, and deleting them. */
export default function UserBulk() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const roleName = useRoleName();
  const visitor = useUserContext();
  const provider = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const [schoolUid, setSchoolUid] = useState<string>();
  const [role, setRole] = useState<Role>('student');
  const onSuccess = () => invalidateUser(queries);
  const deletion = useBulkDeletion<UserRow>('people', {
    forbidden: (user) =>
      visitor.status !== 'anonymous' && mayManage(visitor, { action: 'delete', record: user })
        ? undefined
        : admin(($) => $.user.ownAccount),
    mutationFn: ({ uid }) => provider.delete('users', { id: uid }),
    onSuccess,
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
      mutationFn: ({ uid }) => provider.addToSchoolUnit(uid, { schoolUid: schoolUid ?? '', role, addToSubSchools: false }),
      onSuccess,
    },
    deletion,
  ];
  return <BulkBar actions={actions} nameOf={({ name, userName }) => `${name} (${userName})`} />;
}

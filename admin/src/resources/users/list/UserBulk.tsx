import { BulkActionButton, BulkDeleteButton, useCanAccessCallback } from '@realmkit/admin-kit';
import { SelectField } from '@realmkit/design-system';
import type { Role } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRole, roles } from '../../../dataProvider/roles.ts';
import { type PanelRow, usePanelDataProvider } from '../../../dataProvider/usePanelDataProvider.ts';
import { SubjectField } from '../../../subject/SubjectField.tsx';
import { useBulkDeletionTexts } from '../../useBulkDeletionTexts.ts';

type UserRow = PanelRow<'users'>;

/** The bulk actions for users: adding them to an organisation, and deleting them. */
export function UserBulk() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const roleName = useRoleName();
  const canAccess = useCanAccessCallback();
  const provider = usePanelDataProvider();
  const [schoolUid, setSchoolUid] = useState<string>();
  const [role, setRole] = useState<Role>('student');
  const deletion = useBulkDeletionTexts('people');
  return (
    <>
      <BulkActionButton<UserRow>
        label={t(($) => $.bulk.addToOrganization)}
        confirmTitle={(count) => t(($) => $.bulk.addQuestion, { count })}
        confirmContent={t(($) => $.bulk.addHelp)}
        ready={schoolUid !== undefined}
        fields={
          <>
            <SubjectField
              kind="schoolUnit"
              label={admin(($) => $.users.organization)}
              value={schoolUid}
              onChange={({ uid }) => setSchoolUid(uid)}
            />
            <SelectField
              label={admin(($) => $.users.role)}
              value={role}
              onChange={(value) => setRole(isRole(value) ? value : role)}
              options={roles.map((name) => ({ value: name, label: roleName(name) }))}
            />
          </>
        }
        mutationFn={({ uid }) => provider.create('userSchoolUnits', { data: { userUid: uid, schoolUid: schoolUid ?? '', role } })}
      />
      <BulkDeleteButton<UserRow>
        {...deletion}
        forbidden={(user) =>
          canAccess({ resource: 'users', action: 'delete', record: user }) ? undefined : admin(($) => $.user.ownAccount)
        }
      />
    </>
  );
}

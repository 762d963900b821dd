import { styled } from '@mui/material/styles';
import { Confirm, ErrorMessage, useServiceErrorText } from '@realmkit/admin-kit';
import { Button, token } from '@realmkit/design-system';
import type { Role, User, UserSchoolUnit } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useState } from 'react';
import { useDelete, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { compositeId } from '../../../../dataProvider/relations.ts';
import { useMutationNotices } from '../../../../mutation/useMutationNotices.ts';
import { RoleForm } from './RoleForm.tsx';

interface AssociationRowProps {
  readonly user: Pick<User, 'uid' | 'name'>;
  readonly association: UserSchoolUnit;
  /** The roles that the user may take here. */
  readonly allowed: readonly Role[];
  /** Called after the removal, to move the focus to an element that still exists. */
  readonly onRemoved: () => void;
  /** The ids of the hints that explain why it cannot be removed, or why some roles are disabled. */
  readonly reasons: { readonly removal: string | undefined; readonly role: string | undefined };
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  alignItems: 'center',
  paddingBlock: theme.spacing(1.5),
  '& > strong': { fontWeight: token('font.weight.medium') },
  '& > strong small': {
    display: 'block',
    fontSize: token('font.size.caption'),
    fontWeight: token('font.weight.regular'),
    color: token('color.text.muted'),
  },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& > strong, & > p': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', '& > strong': { gridColumn: 'auto' } },
}));

/** Shows one organisation of a user: sets the role there, or removes it. */
export function AssociationRow({ user, association, allowed, onRemoved, reasons }: AssociationRowProps) {
  const { t } = useTranslation('admin');
  const [confirming, setConfirming] = useState(false);
  const { schoolUid, schoolName, role, active } = association;
  const roleName = useRoleName();
  const errorText = useServiceErrorText();
  const { succeeded, failed } = useMutationNotices();
  const named = { name: user.name, school: schoolName };
  const id = compositeId(user.uid, schoolUid);
  const [update, { isPending: isSaving, error }] = useUpdate('userSchoolUnits', undefined, { onError: failed });
  const saveRole = (chosen: Role) => {
    const onSuccess = () => succeeded(t(($) => $.associations.roleSaved, { ...named, role: roleName(chosen) }));
    void update('userSchoolUnits', { id, data: { role: chosen } }, { onSuccess });
  };
  const [deleteOne, removal] = useDelete(
    'userSchoolUnits',
    { id },
    {
      onSuccess: () => {
        setConfirming(false);
        succeeded(t(($) => $.associations.removed, named));
        onRemoved();
      },
      onError: failed,
    },
  );
  const isPending = isSaving || removal.isPending;
  return (
    <Row>
      <strong>
        <bdi>{schoolName}</bdi>
        {active ? null : <small>{t(($) => $.associations.inactive)}</small>}
      </strong>
      <RoleForm
        label={t(($) => $.associations.roleAt, { school: schoolName })}
        role={role}
        allowed={allowed}
        describedBy={reasons.role}
        busy={isPending}
        onSave={saveRole}
      />
      <Button
        color="error"
        disabled={reasons.removal !== undefined || isPending}
        aria-label={t(($) => $.associations.removeFrom, { school: schoolName })}
        aria-describedby={reasons.removal}
        onClick={() => setConfirming(true)}
      >
        {t(($) => $.associations.remove)}
      </Button>
      <ErrorMessage>{error ? errorText(error) : undefined}</ErrorMessage>
      <Confirm
        isOpen={confirming}
        loading={removal.isPending}
        confirmColor="warning"
        title={t(($) => $.associations.removeQuestion, named)}
        content={
          <>
            <span>{t(($) => $.associations.removeConsequence)}</span>
            <ErrorMessage>{removal.error ? errorText(removal.error) : undefined}</ErrorMessage>
          </>
        }
        confirm={t(($) => $.associations.remove)}
        onConfirm={() => void deleteOne()}
        onClose={() => {
          setConfirming(false);
          removal.reset();
        }}
      />
    </Row>
  );
}

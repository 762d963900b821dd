import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ConfirmDialog, token } from '@realmkit/design-system';
import type { Role, User, UserSchoolUnit } from '@realmkit/openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../../errors/ErrorMessage.tsx';
import { RoleForm } from './RoleForm.tsx';
import { useAssociationMutations } from './useAssociationMutations.ts';

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
  '& > strong': { fontWeight: token('font.weight.medium'), overflowWrap: 'anywhere' },
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
  const { setRole, remove } = useAssociationMutations(user, () => {
    if (!confirming) return;
    setConfirming(false);
    onRemoved();
  });
  const { schoolUid, schoolName, role, active } = association;
  const errorMessage = setRole.errorMessage ?? remove.errorMessage;
  return (
    <Row>
      <strong>
        {schoolName}
        {active ? null : <small>{t(($) => $.associations.inactive)}</small>}
      </strong>
      <RoleForm
        label={t(($) => $.associations.roleAt, { school: schoolName })}
        role={role}
        allowed={allowed}
        describedBy={reasons.role}
        busy={setRole.isPending || remove.isPending}
        onSave={(chosen) => setRole.mutate({ schoolUid, schoolName, role: chosen })}
      />
      <Button
        color="error"
        disabled={reasons.removal !== undefined || setRole.isPending || remove.isPending}
        aria-label={t(($) => $.associations.removeFrom, { school: schoolName })}
        aria-describedby={reasons.removal}
        onClick={() => setConfirming(true)}
      >
        {t(($) => $.associations.remove)}
      </Button>
      <ErrorMessage>{confirming ? undefined : errorMessage}</ErrorMessage>
      <ConfirmDialog
        open={confirming}
        destructive
        busy={remove.isPending}
        title={t(($) => $.associations.removeQuestion, { name: user.name, school: schoolName })}
        description={t(($) => $.associations.removeConsequence)}
        confirmLabel={t(($) => $.associations.remove)}
        cancelLabel={t(($) => $.user.cancel)}
        onConfirm={() => remove.mutate({ schoolUid, schoolName })}
        onCancel={() => {
          setConfirming(false);
          remove.reset();
        }}
      >
        <ErrorMessage>{remove.errorMessage}</ErrorMessage>
      </ConfirmDialog>
    </Row>
  );
}

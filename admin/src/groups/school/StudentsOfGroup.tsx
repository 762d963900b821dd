import { Button, ConfirmDialog, PasswordField, PermissionHint, TextField } from '@realmkit/design-system';
import { groupConstraints } from '@realmkit/openapi/constraints';
import type { components } from '@realmkit/openapi/types/control-panel';
import { useShell } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { Section } from '../../page/Section.tsx';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';

type GroupData = components['schemas']['GroupChange']['data'];

interface StudentsOfGroupProps {
  readonly groupId: number;
  /** Whether the user may set the password, and the age filter, of all its students. */
  readonly password: boolean;
  readonly ageFilter: boolean;
}

const row = { display: 'grid', gap: '0.75rem', justifyItems: 'start' } as const;

/** Sets a password or an age filter for every student of a group (admin §6: EditGroupPassword, EditGroupAgeFilter), after a confirmation. */
export function StudentsOfGroup({ groupId, password: mayPassword, ageFilter: mayFilter }: StudentsOfGroupProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { settings } = useShell();
  const provider = usePanelDataProvider();
  const fieldErrorsOf = useFieldErrors();
  const [password, setPassword] = useState('');
  const [age, setAge] = useState('');
  const [pendingChange, setPendingChange] = useState<GroupData>();
  const mutation = useActionMutation({
    mutationFn: (data: GroupData) => provider.update('legacyGroups', { id: groupId, data: { data } }),
    successMessage: () => t(($) => $.group.studentsSaved),
    onSuccess: (data) => {
      if (data.password !== undefined) setPassword('');
    },
  });
  const fieldErrors = fieldErrorsOf(mutation.error);
  return (
    <Section title={t(($) => $.group.students)}>
      {mayPassword ? (
        <div style={row}>
          <PasswordField
            label={t(($) => $.group.password)}
            revealLabel={t(($) => $.showPassword)}
            autoComplete="new-password"
            disabled={mutation.isPending}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            helperText={fieldErrors.password ?? admin(($) => $.validationReasons.password)}
            error={fieldErrors.password !== undefined}
          />
          <Button variant="outlined" disabled={mutation.isPending || password === ''} onClick={() => setPendingChange({ password })}>
            {t(($) => $.group.setPassword)}
          </Button>
        </div>
      ) : (
        <PermissionHint reason={t(($) => $.reasons.noGroupPassword)} />
      )}
      {settings.features.has('ageFilter') && mayFilter ? (
        <div style={row}>
          <TextField
            label={t(($) => $.attributes.ageFilter)}
            type="number"
            inputMode="numeric"
            min={groupConstraints.ageFilter.minimum}
            max={groupConstraints.ageFilter.maximum}
            disabled={mutation.isPending}
            value={age}
            onChange={({ target }) => setAge(target.value)}
            helperText={fieldErrors.ageFilter ?? t(($) => $.ageFilterHelp)}
            error={fieldErrors.ageFilter !== undefined}
          />
          <Button
            variant="outlined"
            disabled={mutation.isPending}
            onClick={() => setPendingChange({ ageFilter: age === '' ? null : Number(age) })}
          >
            {t(($) => $.group.setAgeFilter)}
          </Button>
        </div>
      ) : null}
      {mayFilter ? null : <PermissionHint reason={t(($) => $.reasons.noGroupAgeFilter)} />}
      <ConfirmDialog
        open={pendingChange !== undefined}
        title={t(($) => $.group.studentsQuestion)}
        description={t(($) => $.group.studentsConsequence)}
        confirmLabel={pendingChange?.password === undefined ? t(($) => $.group.setAgeFilter) : t(($) => $.group.setPassword)}
        cancelLabel={admin(($) => $.user.cancel)}
        onConfirm={() => {
          if (pendingChange) mutation.mutate(pendingChange);
          setPendingChange(undefined);
        }}
        onCancel={() => setPendingChange(undefined)}
      />
    </Section>
  );
}

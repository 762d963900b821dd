import { useFieldErrors, useNumberTexts } from '@realmkit/admin-kit';
import {
  Button,
  ConfirmDialog,
  isWithin,
  type NumberEntry,
  NumberField,
  PasswordField,
  PermissionHint,
  Section,
  token,
} from '@realmkit/design-system';
import { groupConstraints } from '@realmkit/openapi/constraints';
import type { components } from '@realmkit/openapi/types/control-panel';
import { useShell } from '@realmkit/shell';
import { useState } from 'react';
import { useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useMutationNotices } from '../../../mutation/useMutationNotices.ts';

type GroupData = components['schemas']['GroupChange']['data'];

interface StudentsOfGroupProps {
  readonly groupId: number;
  /** Whether the user may set the password, and the age filter, of all its students. */
  readonly password: boolean;
  readonly ageFilter: boolean;
}

const row = { display: 'grid', gap: token('space.150'), justifyItems: 'start' } as const;

/** Sets a password or an age filter for every student of a group (admin §6: EditGroupPassword, EditGroupAgeFilter), after a confirmation. */
export function StudentsOfGroup({ groupId, password: mayPassword, ageFilter: mayFilter }: StudentsOfGroupProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { t: form } = useTranslation('form');
  const { settings } = useShell();
  const { succeeded, failed } = useMutationNotices();
  const fieldErrorsOf = useFieldErrors();
  const [password, setPassword] = useState('');
  const [age, setAge] = useState<NumberEntry>(null);
  const ages = { min: groupConstraints.ageFilter.minimum, max: groupConstraints.ageFilter.maximum };
  const ageTexts = useNumberTexts(ages);
  const [pendingChange, setPendingChange] = useState<GroupData>();
  const [update, { isPending, error }] = useUpdate('legacyGroups', undefined, { onError: failed });
  const save = (data: GroupData) => {
    const onSuccess = () => {
      succeeded(t(($) => $.group.studentsSaved));
      if (data.password !== undefined) setPassword('');
    };
    void update('legacyGroups', { id: groupId, data: { data } }, { onSuccess });
  };
  const fieldErrors = fieldErrorsOf(error);
  return (
    <Section title={t(($) => $.group.students)}>
      {mayPassword ? (
        <div style={row}>
          <PasswordField
            label={t(($) => $.group.password)}
            revealLabel={t(($) => $.showPassword)}
            autoComplete="new-password"
            disabled={isPending}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            helperText={fieldErrors.password ?? form(($) => $.validationReasons.password)}
            error={fieldErrors.password !== undefined}
          />
          <Button variant="outlined" disabled={isPending || password === ''} onClick={() => setPendingChange({ password })}>
            {t(($) => $.group.setPassword)}
          </Button>
        </div>
      ) : (
        <PermissionHint reason={t(($) => $.reasons.noGroupPassword)} />
      )}
      {settings.features.has('ageFilter') && mayFilter ? (
        <div style={row}>
          <NumberField
            {...ageTexts}
            label={t(($) => $.attributes.ageFilter)}
            disabled={isPending}
            value={age}
            onChange={setAge}
            helperText={fieldErrors.ageFilter ?? t(($) => $.ageFilterHelp)}
            error={fieldErrors.ageFilter !== undefined}
          />
          <Button
            variant="outlined"
            disabled={isPending || !isWithin(age, ages)}
            onClick={() => typeof age !== 'string' && setPendingChange({ ageFilter: age })}
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
          if (pendingChange) save(pendingChange);
          setPendingChange(undefined);
        }}
        onCancel={() => setPendingChange(undefined)}
      />
    </Section>
  );
}

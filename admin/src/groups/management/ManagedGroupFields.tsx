import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { SelectField, TextField } from '@realmkit/design-system';
import { managedGroupConstraints } from '@realmkit/openapi/constraints';
import type { components } from '@realmkit/openapi/types/customer-management';
import { useTranslation } from 'react-i18next';
import { groupTypes } from '../groupListDefinition.ts';

/** The changes of a group. */
export type ManagedGroupChange = components['schemas']['GroupChange'];

interface ManagedGroupFieldsProps {
  readonly shown: Required<ManagedGroupChange>;
  readonly onChange: (change: ManagedGroupChange) => void;
  readonly busy: boolean;
  /** The errors of the fields, by attribute. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** Returns the labels of a group's attributes. */
export function useGroupLabels(): Readonly<Record<keyof ManagedGroupChange, string>> {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return {
    name: t(($) => $.attributes.name),
    type: admin(($) => $.groups.type),
    typicalSchoolEntryYear: admin(($) => $.groups.entryYear),
    externalId: t(($) => $.group.externalId),
    generateCode: t(($) => $.group.generateCode),
  };
}

/** Renders the fields for name, type, year, external id and login code of a group (admin §3). */
export function ManagedGroupFields({ shown, onChange, busy, fieldErrors }: ManagedGroupFieldsProps) {
  const { t: admin } = useTranslation('admin');
  const labels = useGroupLabels();
  const field = (name: 'name' | 'externalId' | 'typicalSchoolEntryYear') => ({
    label: labels[name],
    autoComplete: 'off',
    disabled: busy,
    helperText: fieldErrors[name],
    error: fieldErrors[name] !== undefined,
  });
  return (
    <>
      <TextField
        {...field('name')}
        required
        maxLength={managedGroupConstraints.name.maxLength}
        value={shown.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label={labels.type}
        value={shown.type}
        disabled={busy}
        options={groupTypes.map((type) => ({ value: type, label: admin(($) => $.groupTypes[type]) }))}
        onChange={(type) => onChange({ type: type === 'class' ? 'class' : 'group' })}
      />
      <TextField
        {...field('typicalSchoolEntryYear')}
        type="number"
        inputMode="numeric"
        min={managedGroupConstraints.typicalSchoolEntryYear.minimum}
        max={managedGroupConstraints.typicalSchoolEntryYear.maximum}
        value={shown.typicalSchoolEntryYear ?? ''}
        onChange={({ target }) => onChange({ typicalSchoolEntryYear: target.value === '' ? null : Number(target.value) })}
      />
      <TextField
        {...field('externalId')}
        maxLength={managedGroupConstraints.externalId.maxLength}
        value={shown.externalId ?? ''}
        onChange={({ target }) => onChange({ externalId: target.value || null })}
      />
      <FormControlLabel
        label={labels.generateCode}
        disabled={busy}
        control={<Checkbox checked={shown.generateCode} onChange={(_, generateCode) => onChange({ generateCode })} />}
      />
    </>
  );
}

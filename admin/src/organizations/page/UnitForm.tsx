import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { PermissionHint, SelectField, TextField } from '@realmkit/design-system';
import { schoolUnitConstraints } from '@realmkit/openapi/constraints';
import type { components } from '@realmkit/openapi/types/customer-management';
import { useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { FieldGrid } from '../../fields/FieldGrid.ts';
import { DetailsForm } from '../../page/conflict/DetailsForm.tsx';
import { pick } from '../../page/conflict/threeWayMerge.ts';
import { useConflictAwareSave } from '../../page/conflict/useConflictAwareSave.ts';
import { type PanelRecord, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';

type UnitChange = components['schemas']['SchoolUnitChange'];

interface UnitFormProps {
  readonly unit: PanelRecord<'schoolUnits'>;
}

const texts = ['name', 'streetAddress', 'postalCode', 'city'] as const;
const switches = ['secureAuthEnabled', 'qrCodeLoginEnabled'] as const;
const names = [...texts, ...switches, 'pupilNumber', 'status', 'active'] as const;
const statuses = ['trial', 'customer', 'former'] as const;

/** Edits name, address, size, login settings and status of a school unit. Only superusers change status and activity. */
export function UnitForm({ unit }: UnitFormProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const reasonsOf = useFieldErrors();
  const user = useUserContext();
  const isSuperuser = user.status !== 'anonymous' && user.isSuperuser;
  const [entered, setEntered] = useState<UnitChange>({});
  const saving = useConflictAwareSave<PanelRecord<'schoolUnits'>, UnitChange>({
    record: unit,
    entered,
    setEntered,
    clear: () => setEntered({}),
    valuesOf: pick(names),
    read: async () => (await provider.getOne('schoolUnits', { id: unit.uid })).data,
    write: async (data, previousData) => (await provider.update('schoolUnits', { id: unit.uid, data, previousData })).data,
    successMessage: () => t(($) => $.saved, { name: entered.name ?? unit.name }),
  });
  const { base, mutation, error } = saving;
  const reasons = reasonsOf(error);
  const labels: Readonly<Record<(typeof names)[number], string>> = {
    name: t(($) => $.unit.fields.name),
    streetAddress: t(($) => $.unit.fields.streetAddress),
    postalCode: t(($) => $.unit.fields.postalCode),
    city: t(($) => $.unit.fields.city),
    secureAuthEnabled: t(($) => $.unit.secureAuthEnabled),
    qrCodeLoginEnabled: t(($) => $.unit.qrCodeLoginEnabled),
    pupilNumber: admin(($) => $.organizations.pupils),
    status: admin(($) => $.organizations.status),
    active: t(($) => $.unit.active),
  };
  const shown = { ...base, ...entered };
  return (
    <DetailsForm
      name={base.name}
      saving={saving}
      labelOf={(name) => Object.entries(labels).find(([known]) => known === name)?.[1] ?? name}
      textOf={(value) => statuses.filter((status) => status === value).map((status) => admin(($) => $.statuses[status]))[0]}
    >
      <FieldGrid>
        {texts.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            required={name === 'name'}
            maxLength={schoolUnitConstraints[name].maxLength}
            autoComplete="off"
            disabled={mutation.isPending}
            value={shown[name] ?? ''}
            onChange={({ target }) => setEntered({ ...entered, [name]: target.value === '' && name !== 'name' ? null : target.value })}
            helperText={reasons[name]}
            error={reasons[name] !== undefined}
          />
        ))}
        <TextField
          label={labels.pupilNumber}
          type="number"
          inputMode="numeric"
          min={schoolUnitConstraints.pupilNumber.minimum}
          disabled={mutation.isPending}
          value={shown.pupilNumber ?? ''}
          onChange={({ target }) => setEntered({ ...entered, pupilNumber: target.value === '' ? null : Number(target.value) })}
          helperText={reasons.pupilNumber}
          error={reasons.pupilNumber !== undefined}
        />
        <SelectField
          label={labels.status}
          value={shown.status}
          disabled={mutation.isPending || !isSuperuser}
          options={statuses.map((status) => ({ value: status, label: admin(($) => $.statuses[status]) }))}
          onChange={(value) => {
            const status = statuses.find((one) => one === value);
            if (status) setEntered({ ...entered, status });
          }}
        />
        <div data-wide style={{ display: 'grid' }}>
          <FormControlLabel
            label={labels.active}
            disabled={mutation.isPending || !isSuperuser}
            control={<Checkbox checked={shown.active} onChange={(_, active) => setEntered({ ...entered, active })} />}
          />
          {isSuperuser ? null : <PermissionHint reason={t(($) => $.reasons.onlySuperusers)} />}
          {switches.map((name) => (
            <FormControlLabel
              key={name}
              label={labels[name]}
              disabled={mutation.isPending}
              control={<Checkbox checked={shown[name]} onChange={(_, checked) => setEntered({ ...entered, [name]: checked })} />}
            />
          ))}
        </div>
      </FieldGrid>
    </DetailsForm>
  );
}

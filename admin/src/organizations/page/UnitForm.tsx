import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { Button, PermissionHint, SelectField, TextField } from '@realmkit/design-system';
import type { SchoolUnit } from '@realmkit/openapi';
import { useClients, useUserContext } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../deed/useDeed.ts';
import { useReasons } from '../../failure/useReasons.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { Section } from '../../page/Section.tsx';
import { type UnitChange, unitsHaveChanged, updateUnit } from './unitQueries.ts';

const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > [data-wide]': { gridColumn: '1 / -1' } },
}));

const texts = ['name', 'streetAddress', 'postalCode', 'city'] as const;
const switches = ['secureAuthEnabled', 'qrCodeLoginEnabled'] as const;
const statuses = ['trial', 'customer', 'former'] as const;

/** What differs from the school unit as it is. */
const unitChange = (unit: SchoolUnit, entered: UnitChange): UnitChange =>
  Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => Object.entries(unit).some(([own, now]) => own === name && now !== value)),
  );

/** Name, address, size, sign-in and standing of a school unit. How the platform stands with it is for superusers to change. */
export function UnitForm({ unit }: { readonly unit: SchoolUnit }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const clients = useClients();
  const queries = useQueryClient();
  const reasonsOf = useReasons();
  const user = useUserContext();
  const isSuperuser = user.status !== 'anonymous' && user.isSuperuser;
  const [entered, setEntered] = useState<UnitChange>({});
  const change = unitChange(unit, entered);
  const saving = useDeed({
    carryOut: (body: UnitChange) => updateUnit(clients, unit.uid, body),
    done: () => t(($) => $.saved, { name: entered.name ?? unit.name }),
    afterwards: async () => {
      await unitsHaveChanged(queries);
      setEntered({});
    },
  });
  const reasons = reasonsOf(saving.error);
  const shown = { ...unit, ...entered };
  return (
    <Section title={t(($) => $.tabs.details)}>
      <Fields
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (Object.keys(change).length > 0) saving.run(change);
        }}
      >
        {texts.map((name) => (
          <TextField
            key={name}
            label={t(($) => $.unit.fields[name])}
            required={name === 'name'}
            maxLength={name === 'postalCode' ? 32 : 255}
            autoComplete="off"
            disabled={saving.busy}
            value={shown[name] ?? ''}
            onChange={({ target }) => setEntered({ ...entered, [name]: target.value === '' && name !== 'name' ? null : target.value })}
            message={reasons[name]}
            failed={reasons[name] !== undefined}
          />
        ))}
        <TextField
          label={admin(($) => $.organizations.pupils)}
          type="number"
          inputMode="numeric"
          min={0}
          disabled={saving.busy}
          value={shown.pupilNumber ?? ''}
          onChange={({ target }) => setEntered({ ...entered, pupilNumber: target.value === '' ? null : Number(target.value) })}
          message={reasons.pupilNumber}
          failed={reasons.pupilNumber !== undefined}
        />
        <SelectField
          label={admin(($) => $.organizations.status)}
          value={shown.status}
          disabled={saving.busy || !isSuperuser}
          options={statuses.map((status) => ({ value: status, label: admin(($) => $.statuses[status]) }))}
          onChange={(value) => {
            const status = statuses.find((one) => one === value);
            if (status) setEntered({ ...entered, status });
          }}
        />
        <div data-wide style={{ display: 'grid' }}>
          <FormControlLabel
            label={t(($) => $.unit.active)}
            disabled={saving.busy || !isSuperuser}
            control={<Checkbox checked={shown.active} onChange={(_, active) => setEntered({ ...entered, active })} />}
          />
          {isSuperuser ? null : <PermissionHint reason={t(($) => $.reasons.onlySuperusers)} />}
          {switches.map((name) => (
            <FormControlLabel
              key={name}
              label={t(($) => $.unit[name])}
              disabled={saving.busy}
              control={<Checkbox checked={shown[name]} onChange={(_, checked) => setEntered({ ...entered, [name]: checked })} />}
            />
          ))}
        </div>
        {saving.failure === undefined ? null : (
          <FieldMessage role="alert" data-failed data-wide>
            {saving.failure}
          </FieldMessage>
        )}
        <div data-wide>
          <Button type="submit" variant="contained" disabled={saving.busy || Object.keys(change).length === 0}>
            {admin(($) => $.associations.save)}
          </Button>
        </div>
      </Fields>
    </Section>
  );
}

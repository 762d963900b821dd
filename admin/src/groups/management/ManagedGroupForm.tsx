import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Button, SelectField, TextField } from '@realmkit/design-system';
import { type Group, unwrap } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/customer-management';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../deed/useDeed.ts';
import { useReasons } from '../../failure/useReasons.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { Section } from '../../page/Section.tsx';
import { groupsHaveChanged } from '../school/groupQueries.ts';

type Change = components['schemas']['GroupChange'];

/** What differs from the group as it is. */
const groupChange = (group: Group, entered: Change): Change =>
  Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => Object.entries(group).some(([own, now]) => own === name && now !== value)),
  );

/** Name, type, year, external id and login code of a group; after the PATCH the group is reloaded (admin §4). */
export function ManagedGroupForm({ group }: { readonly group: Group }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { customerManagement } = useClients();
  const queries = useQueryClient();
  const reasonsOf = useReasons();
  const [entered, setEntered] = useState<Change>({});
  const change = groupChange(group, entered);
  const saving = useDeed({
    carryOut: async (body: Change) => unwrap(await customerManagement.PATCH('/groups/{id}', { params: { path: { id: group.uid } }, body })),
    done: () => t(($) => $.saved, { name: entered.name ?? group.name }),
    afterwards: async () => {
      await groupsHaveChanged(queries);
      setEntered({});
    },
  });
  const reasons = reasonsOf(saving.error);
  const shown = { ...group, ...entered };
  const field = (name: 'name' | 'externalId' | 'typicalSchoolEntryYear') => ({
    autoComplete: 'off',
    disabled: saving.busy,
    message: reasons[name],
    failed: reasons[name] !== undefined,
  });
  return (
    <Section title={t(($) => $.tabs.details)}>
      <form
        noValidate
        style={{ display: 'grid', gap: '1.25rem' }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (Object.keys(change).length > 0) saving.run(change);
        }}
      >
        <TextField
          {...field('name')}
          label={t(($) => $.attributes.name)}
          required
          maxLength={255}
          value={shown.name}
          onChange={({ target }) => setEntered({ ...entered, name: target.value })}
        />
        <SelectField
          label={admin(($) => $.groups.type)}
          value={shown.type}
          disabled={saving.busy}
          options={(['class', 'group'] as const).map((type) => ({ value: type, label: admin(($) => $.groupTypes[type]) }))}
          onChange={(type) => setEntered({ ...entered, type: type === 'class' ? 'class' : 'group' })}
        />
        <TextField
          {...field('typicalSchoolEntryYear')}
          label={admin(($) => $.groups.entryYear)}
          type="number"
          inputMode="numeric"
          min={1900}
          max={2100}
          value={shown.typicalSchoolEntryYear ?? ''}
          onChange={({ target }) => setEntered({ ...entered, typicalSchoolEntryYear: target.value === '' ? null : Number(target.value) })}
        />
        <TextField
          {...field('externalId')}
          label={t(($) => $.group.externalId)}
          maxLength={255}
          value={shown.externalId ?? ''}
          onChange={({ target }) => setEntered({ ...entered, externalId: target.value || null })}
        />
        <FormControlLabel
          label={t(($) => $.group.generateCode)}
          disabled={saving.busy}
          control={<Checkbox checked={shown.generateCode} onChange={(_, generateCode) => setEntered({ ...entered, generateCode })} />}
        />
        {saving.failure === undefined ? null : (
          <FieldMessage role="alert" data-failed>
            {saving.failure}
          </FieldMessage>
        )}
        <div>
          <Button type="submit" variant="contained" disabled={saving.busy || Object.keys(change).length === 0}>
            {admin(($) => $.associations.save)}
          </Button>
        </div>
      </form>
    </Section>
  );
}

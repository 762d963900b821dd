import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { DetailsForm } from '../../page/conflict/DetailsForm.tsx';
import { pick } from '../../page/conflict/threeWayMerge.ts';
import { useConflictAwareSave } from '../../page/conflict/useConflictAwareSave.ts';
import { type PanelRecord, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { groupTypes } from '../groupListDefinition.ts';
import { type ManagedGroupChange, ManagedGroupFields, useGroupLabels } from './ManagedGroupFields.tsx';

const names = ['name', 'type', 'typicalSchoolEntryYear', 'externalId', 'generateCode'] as const;

interface ManagedGroupFormProps {
  readonly group: PanelRecord<'groups'>;
}

/** Edits a group and reloads it after the PATCH (admin §4); changes by another admin are never overwritten without a question. */
export function ManagedGroupForm({ group }: ManagedGroupFormProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const fieldErrorsOf = useFieldErrors();
  const labels = useGroupLabels();
  const [entered, setEntered] = useState<ManagedGroupChange>({});
  const saving = useConflictAwareSave<PanelRecord<'groups'>, ManagedGroupChange>({
    record: group,
    entered,
    setEntered,
    clear: () => setEntered({}),
    valuesOf: pick(names),
    read: async () => (await provider.getOne('groups', { id: group.id })).data,
    write: async (data, previousData) => (await provider.update('groups', { id: group.id, data, previousData })).data,
    successMessage: () => t(($) => $.saved, { name: entered.name ?? group.name }),
  });
  const { base, mutation, error } = saving;
  return (
    <DetailsForm
      name={base.name}
      saving={saving}
      labelOf={(name) => Object.entries(labels).find(([known]) => known === name)?.[1] ?? name}
      textOf={(value) => groupTypes.filter((type) => type === value).map((type) => admin(($) => $.groupTypes[type]))[0]}
    >
      <ManagedGroupFields
        shown={{ ...base, ...entered }}
        onChange={(change) => setEntered({ ...entered, ...change })}
        busy={mutation.isPending}
        fieldErrors={fieldErrorsOf(error)}
      />
    </DetailsForm>
  );
}

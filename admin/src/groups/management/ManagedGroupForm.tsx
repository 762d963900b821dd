import type { Group } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { changesOf } from '../../page/changesOf.ts';
import { DetailsForm } from '../../page/conflict/DetailsForm.tsx';
import { otherFieldsOf } from '../../page/conflict/otherChanges.ts';
import { useConflictAwareSave } from '../../page/conflict/useConflictAwareSave.ts';
import { groupTypes } from '../groupListDefinition.ts';
import { invalidateGroups } from '../school/groupQueries.ts';
import { ManagedGroupFields, useGroupLabels } from './ManagedGroupFields.tsx';
import { fetchManagedGroup, type ManagedGroupChange, updateManagedGroup } from './managedGroupQueries.ts';

const names = ['name', 'type', 'typicalSchoolEntryYear', 'externalId', 'generateCode'] as const;

/** Edits a group and reloads it after the PATCH (admin §4); changes by another admin are never overwritten without a question. */
export function ManagedGroupForm({ group }: { readonly group: Group }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const clients = useClients();
  const queries = useQueryClient();
  const fieldErrorsOf = useFieldErrors();
  const labels = useGroupLabels();
  const [entered, setEntered] = useState<ManagedGroupChange>({});
  const saving = useConflictAwareSave<Group, ManagedGroupChange>({
    record: group,
    entered,
    setEntered,
    clear: () => setEntered({}),
    changesOf,
    othersOf: otherFieldsOf(names),
    read: () => fetchManagedGroup(clients, group.uid),
    write: (change) => updateManagedGroup(clients, group.uid, change),
    successMessage: () => t(($) => $.saved, { name: entered.name ?? group.name }),
    invalidate: () => invalidateGroups(queries),
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

import { PermissionHint } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { changesOf } from '../../page/changesOf.ts';
import { DetailsForm } from '../../page/conflict/DetailsForm.tsx';
import { otherChangesOf } from '../../page/conflict/otherChanges.ts';
import { useConflictAwareSave } from '../../page/conflict/useConflictAwareSave.ts';
import { can } from '../../permissions/can.ts';
import { GroupFields } from './GroupFields.tsx';
import { fetchGroup, type GroupData, invalidateGroups, type LegacyGroup, updateGroup } from './groupQueries.ts';

/** Edits the name and the code of a group, by their levels (admin §3), and reloads the group after a change (admin §4). */
export function GroupForm({ group }: { readonly group: LegacyGroup }) {
  const { t } = useTranslation('people');
  const clients = useClients();
  const queries = useQueryClient();
  const fieldErrorsOf = useFieldErrors();
  const [entered, setEntered] = useState<GroupData>({});
  const saving = useConflictAwareSave<LegacyGroup, GroupData>({
    record: group,
    entered,
    setEntered,
    clear: () => setEntered({}),
    changesOf: ({ attributes: { name, code } }, values) => changesOf({ name: name.value, code: code.value }, values),
    othersOf: (before, now, mine) =>
      otherChangesOf<'name' | 'code'>(['name', 'code'], {
        before: (attribute) => before.attributes[attribute].value,
        now: (attribute) => now.attributes[attribute].value,
        mine: (attribute) => mine[attribute],
      }),
    read: () => fetchGroup(clients, group.id),
    write: async (change) => {
      await updateGroup(clients, group.id, change);
      return fetchGroup(clients, group.id);
    },
    successMessage: () => t(($) => $.saved, { name: entered.name ?? group.attributes.name.value ?? '' }),
    invalidate: () => invalidateGroups(queries),
  });
  const { base, mutation, error } = saving;
  const { name, code } = base.attributes;
  const editable = can(group, 'EditGroup');
  return (
    <DetailsForm
      name={name.value ?? ''}
      saving={saving}
      labelOf={(attribute) => (attribute === 'code' ? t(($) => $.group.code) : t(($) => $.attributes.name))}
      forbidden={editable ? undefined : <PermissionHint reason={t(($) => $.reasons.noGroupEdit)} />}
    >
      <GroupFields
        name={entered.name ?? name.value ?? ''}
        code={(entered.code === undefined ? code.value : entered.code) ?? ''}
        readOnly={{ name: !editable || name.editable === 0, code: !editable || code.editable === 0 }}
        busy={mutation.isPending}
        fieldErrors={fieldErrorsOf(error)}
        onName={(next) => setEntered({ ...entered, name: next })}
        onCode={(next) => setEntered({ ...entered, code: next || null })}
      />
    </DetailsForm>
  );
}

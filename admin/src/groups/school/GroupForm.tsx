import { useCanAccessCallback } from '@realmkit/admin-kit';
import { PermissionHint } from '@realmkit/design-system';
import type { components } from '@realmkit/openapi/types/control-panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { DetailsForm } from '../../page/conflict/DetailsForm.tsx';
import { useConflictAwareSave } from '../../page/conflict/useConflictAwareSave.ts';
import { type PanelRecord, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { GroupFields } from './GroupFields.tsx';

type GroupData = components['schemas']['GroupChange']['data'];

interface GroupFormProps {
  readonly group: PanelRecord<'legacyGroups'>;
}

/** Edits the name and the code of a group, by their levels (admin §3), and reloads the group after a change (admin §4). */
export function GroupForm({ group }: GroupFormProps) {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  const provider = usePanelDataProvider();
  const fieldErrorsOf = useFieldErrors();
  const [entered, setEntered] = useState<GroupData>({});
  const saving = useConflictAwareSave<PanelRecord<'legacyGroups'>, GroupData>({
    record: group,
    entered,
    setEntered,
    clear: () => setEntered({}),
    valuesOf: ({ attributes: { name, code } }) => ({ name: name.value, code: code.value }),
    read: async () => (await provider.getOne('legacyGroups', { id: group.id })).data,
    write: async (data, previousData) => (await provider.update('legacyGroups', { id: group.id, data: { data }, previousData })).data,
    successMessage: () => t(($) => $.saved, { name: entered.name ?? group.attributes.name.value ?? '' }),
  });
  const { base, mutation, error } = saving;
  const { name, code } = base.attributes;
  const editable = canAccess({ resource: 'legacyGroups', action: 'edit', record: group });
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

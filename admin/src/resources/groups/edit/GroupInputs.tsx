import { BooleanInput, NumberInput, SelectInput, TextInput } from '@realmkit/admin-kit';
import { managedGroupConstraints as limits } from '@realmkit/openapi/constraints';
import type { components } from '@realmkit/openapi/types/customer-management';
import { useTranslation } from 'react-i18next';
import { groupTypes } from '../../../dataProvider/groupTypes.ts';

/** The changes of a group. */
type GroupChange = components['schemas']['GroupChange'];

/** Returns the labels of a group's attributes. */
export function useGroupLabels(): Readonly<Record<keyof GroupChange, string>> {
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

interface GroupInputsProps {
  /** Whether the group is only being added, so that it has no code that another one would replace. */
  readonly isNew?: boolean;
}

/** Renders the inputs for name, type, year, external id and login code of a group (admin §3). */
export function GroupInputs({ isNew = false }: GroupInputsProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const labels = useGroupLabels();
  const { minimum, maximum } = limits.typicalSchoolEntryYear;
  return (
    <>
      <TextInput<GroupChange> source="name" label={labels.name} isRequired maxLength={limits.name.maxLength} />
      <SelectInput<GroupChange>
        source="type"
        label={labels.type}
        choices={groupTypes.map((type) => ({ id: type, name: admin(($) => $.groupTypes[type]) }))}
      />
      <NumberInput<GroupChange> source="typicalSchoolEntryYear" label={labels.typicalSchoolEntryYear} min={minimum} max={maximum} />
      <TextInput<GroupChange> source="externalId" label={labels.externalId} maxLength={limits.externalId.maxLength} />
      <BooleanInput<GroupChange> source="generateCode" label={isNew ? t(($) => $.group.withCode) : labels.generateCode} />
    </>
  );
}

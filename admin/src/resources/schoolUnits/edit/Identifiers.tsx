import { ItemList, MutationForm, SaveButton, TextInput, useChangeSet, type Values } from '@realmkit/admin-kit';
import { Button, Section } from '@realmkit/design-system';
import { identifierConstraints } from '@realmkit/openapi/constraints';
import { FormDataConsumer } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { type PanelRecord, usePanelDataProvider } from '../../../dataProvider/usePanelDataProvider.ts';
import { useMutationNotices } from '../../../mutation/useMutationNotices.ts';

type Identifier = PanelRecord<'schoolUnits'>['identifiers'][number];

const textOf = (value: unknown): string => String(value ?? '').trim();

/** Edits the identifiers of a school unit in other systems, one of each type. */
export function Identifiers({ unit }: { readonly unit: PanelRecord<'schoolUnits'> }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const { succeeded, failed } = useMutationNotices();
  const [changeSet, { isPending }] = useChangeSet<Identifier>('schoolUnits');
  const add = ({ type, value }: Values) =>
    provider.update('schoolUnitIdentifiers', { id: unit.uid, data: { identifiers: [{ type: textOf(type), value: textOf(value) }] } });
  const remove = (identifier: Identifier) =>
    changeSet(
      { id: unit.uid, remove: [identifier] },
      { onSuccess: () => succeeded(t(($) => $.unit.identifierRemoved, { type: identifier.type })), onError: failed },
    );
  return (
    <Section title={t(($) => $.unit.identifiers)}>
      {unit.identifiers.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.unit.noIdentifiers)}</p> : null}
      <ItemList aria-label={t(($) => $.unit.identifiers)}>
        {unit.identifiers.map((identifier) => (
          <li key={identifier.type}>
            <span>
              <strong>{identifier.type}</strong> <bdi>{identifier.value}</bdi>
            </span>
            <Button
              color="error"
              disabled={isPending}
              aria-label={t(($) => $.unit.removeIdentifier, { type: identifier.type })}
              onClick={() => remove(identifier)}
            >
              {admin(($) => $.associations.remove)}
            </Button>
          </li>
        ))}
      </ItemList>
      <MutationForm
        defaultValues={{ type: null, value: null }}
        onSubmit={add}
        successMessage={({ type }) => t(($) => $.unit.identifierAdded, { type: textOf(type) })}
        toolbar={
          <FormDataConsumer>
            {({ formData: { type, value } }) => (
              <SaveButton label={t(($) => $.unit.addIdentifier)} disabled={textOf(type) === '' || textOf(value) === ''} />
            )}
          </FormDataConsumer>
        }
      >
        <TextInput<Identifier>
          source="type"
          label={t(($) => $.unit.identifierType)}
          placeholder="schoolUnitCode"
          maxLength={identifierConstraints.type.maxLength}
        />
        <TextInput<Identifier> source="value" label={t(($) => $.unit.identifierValue)} maxLength={identifierConstraints.value.maxLength} />
      </MutationForm>
    </Section>
  );
}

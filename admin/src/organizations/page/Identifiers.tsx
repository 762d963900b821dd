import { Button, TextField } from '@realmkit/design-system';
import { identifierConstraints } from '@realmkit/openapi/constraints';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../errors/ErrorMessage.tsx';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { ItemList } from '../../page/ItemList.tsx';
import { Section } from '../../page/Section.tsx';
import { type PanelRecord, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';

/** Edits the identifiers of a school unit in other systems, one of each type. */
export function Identifiers({ unit }: { readonly unit: PanelRecord<'schoolUnits'> }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const [type, setType] = useState('');
  const [value, setValue] = useState('');
  const adding = useActionMutation({
    mutationFn: () =>
      provider.update('schoolUnitIdentifiers', {
        id: unit.uid,
        data: { identifiers: [{ type: type.trim(), value: value.trim() }] },
      }),
    successMessage: () => t(($) => $.unit.identifierAdded, { type }),
    onSuccess: () => {
      setType('');
      setValue('');
    },
  });
  const removing = useActionMutation({
    mutationFn: (gone: string) =>
      provider.changeSet('schoolUnits', { id: unit.uid, remove: unit.identifiers.filter((one) => one.type === gone) }),
    successMessage: (gone) => t(($) => $.unit.identifierRemoved, { type: gone }),
  });
  const isPending = adding.isPending || removing.isPending;
  const errorMessage = adding.errorMessage ?? removing.errorMessage;
  return (
    <Section title={t(($) => $.unit.identifiers)}>
      {unit.identifiers.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.unit.noIdentifiers)}</p> : null}
      <ItemList aria-label={t(($) => $.unit.identifiers)}>
        {unit.identifiers.map((identifier) => (
          <li key={identifier.type}>
            <span>
              <strong>{identifier.type}</strong> {identifier.value}
            </span>
            <Button
              color="error"
              disabled={isPending}
              aria-label={t(($) => $.unit.removeIdentifier, { type: identifier.type })}
              onClick={() => removing.mutate(identifier.type)}
            >
              {admin(($) => $.associations.remove)}
            </Button>
          </li>
        ))}
      </ItemList>
      <form
        noValidate
        style={{ display: 'grid', gap: '1rem' }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          adding.mutate();
        }}
      >
        <TextField
          label={t(($) => $.unit.identifierType)}
          placeholder="schoolUnitCode"
          maxLength={identifierConstraints.type.maxLength}
          autoComplete="off"
          disabled={isPending}
          value={type}
          onChange={({ target }) => setType(target.value)}
        />
        <TextField
          label={t(($) => $.unit.identifierValue)}
          maxLength={identifierConstraints.value.maxLength}
          autoComplete="off"
          disabled={isPending}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <div>
          <Button type="submit" variant="outlined" disabled={isPending || type.trim() === '' || value.trim() === ''}>
            {t(($) => $.unit.addIdentifier)}
          </Button>
        </div>
      </form>
    </Section>
  );
}

import { styled } from '@mui/material/styles';
import { ErrorMessage, ItemList, useFormField } from '@realmkit/admin-kit';
import { Button, Checkbox, FieldMessage, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { OrganizationField } from '../organization/OrganizationField.tsx';
import type { PersonAttributes, PersonData, PersonType } from '../personTypes.ts';

interface OrganizationsInputProps {
  readonly type: PersonType;
  readonly attribute: PersonAttributes['organizations'];
}

type Places = NonNullable<PersonData['organizations']>;

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    padding: 0,
    marginBlockEnd: theme.spacing(0.5),
    fontSize: token('font.size.label'),
    fontWeight: token('font.weight.medium'),
  },
}));

/** Edits the organisations of a person: at least one (admin §5), employees with or without the admin flag. */
export function OrganizationsInput({ type, attribute }: OrganizationsInputProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const label = t(($) => $.attributes.organizations);
  const { value, setValue, field } = useFormField({ source: 'organizations', label });
  const busy = field.disabled;
  const places: Places = Array.isArray(value) ? value : attribute.values;
  const onChange = (next: Places) => setValue(next);
  const editable = attribute.editable === 2;
  const optionOf = (id: number) => attribute.options.find((option) => option.id === id);
  const left = attribute.options.filter(({ id }) => places.every((place) => place.id !== id));
  const set = (id: number, admins: boolean) => onChange(places.map((place) => (place.id === id ? { ...place, admin: admins } : place)));
  return (
    <Choices>
      <legend>{label}</legend>
      <ItemList>
        {places.map(({ id, admin: isAdmin = false }) => {
          const name = optionOf(id)?.name ?? t(($) => $.otherOrganization, { id });
          const mine = editable && optionOf(id) !== undefined;
          return (
            <li key={id}>
              <span>{name}</span>
              {type === 'employees' ? (
                <Checkbox
                  checked={isAdmin}
                  disabled={!mine || busy}
                  aria-label={t(($) => $.administratorAt, { organization: name })}
                  onChange={(checked) => set(id, checked)}
                >
                  {t(($) => $.administrator)}
                </Checkbox>
              ) : null}
              {mine ? (
                <Button
                  color="error"
                  disabled={busy || places.length === 1}
                  aria-label={admin(($) => $.associations.removeFrom, { school: name })}
                  onClick={() => onChange(places.filter((place) => place.id !== id))}
                >
                  {admin(($) => $.associations.remove)}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ItemList>
      {places.length === 1 && editable ? <FieldMessage>{admin(($) => $.associations.lastStays)}</FieldMessage> : null}
      {editable && left.length > 0 ? (
        <OrganizationField
          key={places.length}
          label={admin(($) => $.associations.add)}
          placeholder={admin(($) => $.fields.typeName)}
          options={left}
          value={null}
          disabled={busy}
          onChange={({ id }) => onChange([...places, { id }])}
        />
      ) : null}
      <ErrorMessage>{field.helperText}</ErrorMessage>
    </Choices>
  );
}

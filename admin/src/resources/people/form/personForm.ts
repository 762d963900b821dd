import { changesOf, type EditProps, type Values } from '@realmkit/admin-kit';
import { type PersonAttributeName, personAttributeNames } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import type { Person, PersonAttributes } from '../personTypes.ts';

/** Returns the stored value of an attribute; a password is never shown, and an empty one is none. */
function storedValue(attributes: PersonAttributes, name: PersonAttributeName): unknown {
  if (name === 'password') return '';
  return name === 'organizations' ? attributes.organizations.values : attributes[name]?.value;
}

/** Returns the attributes of a person that the user may change (admin §3), in order. */
export const editableValues = (attributes: PersonAttributes): Values =>
  Object.fromEntries(
    personAttributeNames.filter((name) => attributes[name]?.editable === 2).map((name) => [name, storedValue(attributes, name)]),
  );

/** Returns the entered values that have to be sent (admin §3): only editable ones that differ from the stored value; a password only if typed. */
export function changedData(attributes: PersonAttributes, entered: Values): Values {
  const values = editableValues(attributes);
  return Object.fromEntries(Object.entries(changesOf(values, entered)).filter(([name]) => name in values));
}

/** Returns whether a name is that of an attribute. */
const isAttributeName = (name: string): name is PersonAttributeName => personAttributeNames.some((known) => known === name);

/** Returns the texts of a user's loading, error and not-found states. */
export function useUserGateTexts() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return {
    loading: admin(($) => $.user.loading),
    failed: admin(($) => $.user.failed),
    gone: admin(($) => $.user.gone),
    goneHelp: t(($) => $.goneHelp),
    list: admin(($) => $.user.toList),
  };
}

/** Returns the name of an organisation of a person. */
export const organizationName = ({ attributes }: Person, id: number): string =>
  attributes.organizations.options.find((option) => option.id === id)?.name ?? String(id);

/** Returns how a person of the legacy service is edited: the attributes by their levels (admin §3), and their texts. */
export function usePersonEdit() {
  const { t } = useTranslation('people');
  return {
    title: ({ attributes }) => attributes.name.value ?? '',
    texts: useUserGateTexts(),
    valuesOf: ({ attributes }) => editableValues(attributes),
    transform: (data) => ({ data }),
    labelOf: (name) => (isAttributeName(name) ? t(($) => $.attributes[name]) : name),
    textOf: (value, _, person) => {
      if (!Array.isArray(value)) return undefined;
      return value
        .map(({ id, admin: isAdmin }: { id: number; admin?: boolean }) =>
          isAdmin ? `${organizationName(person, id)} (${t(($) => $.administrator)})` : organizationName(person, id),
        )
        .join(', ');
    },
  } satisfies Partial<EditProps<Person>>;
}

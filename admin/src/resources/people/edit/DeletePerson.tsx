import { DeleteButton } from '@realmkit/admin-kit';
import { Section } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import type { Person } from '../personTypes.ts';

/** Deletes a person with the legacy service, if DeleteUser is active (admin §6); nobody deletes themselves. */
export function DeletePerson({ person, listHref }: { readonly person: Person; readonly listHref: string }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const visitor = useUserContext();
  const isOwn = visitor.status !== 'anonymous' && visitor.uid === person.uid;
  const nameOf = ({ attributes }: Person) => attributes.name.value ?? '';
  return (
    <Section title={admin(($) => $.user.delete)}>
      <p style={{ margin: 0 }}>{admin(($) => $.user.deleteHelp)}</p>
      <DeleteButton
        resource={person.type}
        record={person}
        recordRepresentation={nameOf}
        label={admin(($) => $.user.delete)}
        redirect={listHref}
        disabled={isOwn}
        accessDenied={isOwn ? admin(($) => $.user.ownAccount) : t(($) => $.reasons.noDelete)}
        confirmTitle={admin(($) => $.user.deleteQuestion, { name: nameOf(person), userName: person.attributes.username.value ?? '' })}
      />
    </Section>
  );
}

import { useClients, useUserContext } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Deletion } from '../../page/Deletion.tsx';
import { can } from '../../permissions/can.ts';
import { useUserDeletionTexts } from '../../users/page/useUserDeletionTexts.ts';
import { deletePerson, invalidatePeople } from '../personQueries.ts';
import { type Person, peopleHref } from '../personTypes.ts';

/** Deletes a person with the legacy service, if DeleteUser is active (admin §6). */
export function DeletePerson({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const visitor = useUserContext();
  const isOwn = visitor.status !== 'anonymous' && visitor.uid === person.uid;
  const clients = useClients();
  const queries = useQueryClient();
  const { search } = useLocation();
  const { username, name } = person.attributes;
  const shown = name.value ?? '';
  return (
    <Deletion
      name={shown}
      texts={useUserDeletionTexts({ name: shown, userName: username.value ?? '' })}
      forbidden={isOwn ? admin(($) => $.user.ownAccount) : can(person, 'DeleteUser') ? undefined : t(($) => $.reasons.noDelete)}
      list={`${peopleHref(person.type)}${search}`}
      mutationFn={() => deletePerson(clients, person.type, person.id)}
      onSuccess={() => {
        queries.removeQueries({ queryKey: ['person', person.type, person.id] });
        void invalidatePeople(queries);
      }}
    />
  );
}

import { SelectField } from '@realmkit/design-system';
import { useClients, useUserContext } from '@realmkit/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { legacyMembers } from '../../groups/members/memberCalls.ts';
import type { BulkAction } from '../../list/bulk/BulkAction.ts';
import { BulkBar } from '../../list/bulk/BulkBar.tsx';
import { useBulkDeletion } from '../../list/bulk/useBulkDeletion.ts';
import { can } from '../../permissions/can.ts';
import { useOrganizations } from '../organization/useOrganizations.ts';
import { deletePerson, groupsOfOrganizationQuery, invalidatePeople } from '../personQueries.ts';
import type { ListedPerson } from '../personTypes.ts';

const nameOf = ({ id, attributes: { name, username } }: ListedPerson) => `${name.value ?? id} (${username.value ?? id})`;

/** Shows the bulk actions for people: adding them to a group of their organisation, and deleting them. */
export default function PeopleBulk() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const visitor = useUserContext();
  const clients = useClients();
  const queries = useQueryClient();
  const { chosen: organization } = useOrganizations();
  const [chosen, setChosen] = useState('');
  const { data: groups = [] } = useQuery({
    ...groupsOfOrganizationQuery(clients, organization?.id ?? 0),
    enabled: organization !== undefined,
  });
  const onSuccess = () => invalidatePeople(queries);
  const deletion = useBulkDeletion<ListedPerson>('people', {
    forbidden: (person) => {
      if (visitor.status !== 'anonymous' && visitor.uid === person.uid) return admin(($) => $.user.ownAccount);
      return can(person, 'DeleteUser') ? undefined : t(($) => $.reasons.noDelete);
    },
    mutationFn: ({ id, type }) => deletePerson(clients, type, id),
    onSuccess,
  });
  const actions: readonly BulkAction<ListedPerson>[] = [
    {
      key: 'group',
      label: t(($) => $.bulk.putIntoGroup),
      question: (count) => t(($) => $.bulk.putQuestion, { count }),
      consequence: t(($) => $.bulk.putHelp),
      ready: chosen !== '',
      fields: (
        <SelectField
          label={t(($) => $.groups.add)}
          value={chosen}
          options={[
            { value: '', label: t(($) => $.groups.choose) },
            ...groups.map(({ id, attributes }) => ({ value: String(id), label: attributes.name.value ?? String(id) })),
          ]}
          onChange={setChosen}
        />
      ),
      forbidden: (person) => (can(person, 'EditUserInfo') ? undefined : t(($) => $.reasons.noEdit)),
      mutationFn: ({ id }) => legacyMembers(clients, Number(chosen), organization?.id).add({ key: String(id), name: '', userName: '' }),
      onSuccess,
    },
    deletion,
  ];
  return <BulkBar actions={actions} nameOf={nameOf} />;
}

import { useCanAccessCallback } from '@realmkit/admin-kit';
import { SelectField } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, BulkProps } from '../../list/bulk/BulkAction.ts';
import { BulkBar } from '../../list/bulk/BulkBar.tsx';
import { useBulkDeletion } from '../../list/bulk/useBulkDeletion.ts';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { useOrganizations } from '../organization/useOrganizations.ts';
import type { ListedPerson } from '../personTypes.ts';
import { useGroupsOfOrganization } from '../useGroupsOfOrganization.ts';

const nameOf = ({ id, attributes: { name, username } }: ListedPerson) => `${name.value ?? id} (${username.value ?? id})`;

/** Shows the bulk actions for people: adding them to a group of their organisation, and deleting them. */
export default function PeopleBulk({ selection }: BulkProps<ListedPerson>) {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  const { t: admin } = useTranslation('admin');
  const visitor = useUserContext();
  const provider = usePanelDataProvider();
  const { chosen: organization } = useOrganizations();
  const [chosen, setChosen] = useState('');
  const { data: groups = [] } = useGroupsOfOrganization(organization?.id);
  const deletion = useBulkDeletion<ListedPerson>('people', {
    forbidden: (person) => {
      if (visitor.status !== 'anonymous' && visitor.uid === person.uid) return admin(($) => $.user.ownAccount);
      return canAccess({ resource: person.type, action: 'delete', record: person }) ? undefined : t(($) => $.reasons.noDelete);
    },
    mutationFn: ({ id, type }) => provider.delete(type, { id }),
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
      forbidden: (person) =>
        canAccess({ resource: person.type, action: 'edit', record: person }) ? undefined : t(($) => $.reasons.noEdit),
      mutationFn: ({ id }) => provider.changeSet('personGroups', { id, add: [Number(chosen)] }),
    },
    deletion,
  ];
  return <BulkBar selection={selection} actions={actions} nameOf={nameOf} />;
}

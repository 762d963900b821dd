import { BulkActionButton, BulkDeleteButton, useCanAccessCallback } from '@realmkit/admin-kit';
import { SelectField } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanelDataProvider } from '../../../dataProvider/usePanelDataProvider.ts';
import { useBulkDeletionTexts } from '../../useBulkDeletionTexts.ts';
import { useOrganizations } from '../organization/useOrganizations.ts';
import type { ListedPerson } from '../personTypes.ts';
import { useGroupsOfOrganization } from '../useGroupsOfOrganization.ts';

/** The bulk actions for people: adding them to a group of their organisation, and deleting them. */
export function PeopleBulk() {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  const { t: admin } = useTranslation('admin');
  const visitor = useUserContext();
  const provider = usePanelDataProvider();
  const { chosen: organization } = useOrganizations();
  const [chosen, setChosen] = useState('');
  const { data: groups = [], error } = useGroupsOfOrganization(organization?.id);
  const deletion = useBulkDeletionTexts('people');
  return (
    <>
      <BulkActionButton<ListedPerson>
        label={t(($) => $.bulk.putIntoGroup)}
        confirmTitle={(count) => t(($) => $.bulk.putQuestion, { count })}
        confirmContent={t(($) => $.bulk.putHelp)}
        ready={chosen !== ''}
        fields={
          <SelectField
            label={t(($) => $.groups.add)}
            value={chosen}
            error={error !== null}
            helperText={error ? t(($) => $.groups.failed) : undefined}
            options={[
              { value: '', label: t(($) => $.groups.choose) },
              ...groups.map(({ id, attributes }) => ({ value: String(id), label: attributes.name.value ?? String(id) })),
            ]}
            onChange={setChosen}
          />
        }
        forbidden={(person) =>
          canAccess({ resource: person.type, action: 'edit', record: person }) ? undefined : t(($) => $.reasons.noEdit)
        }
        mutationFn={({ id }) => provider.changeSet('personGroups', { id, add: [Number(chosen)] })}
      />
      <BulkDeleteButton<ListedPerson>
        {...deletion}
        forbidden={(person) => {
          if (visitor.status !== 'anonymous' && visitor.uid === person.uid) return admin(($) => $.user.ownAccount);
          return canAccess({ resource: person.type, action: 'delete', record: person }) ? undefined : t(($) => $.reasons.noDelete);
        }}
      />
    </>
  );
}

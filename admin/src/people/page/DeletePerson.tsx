import { useCanAccessCallback } from '@realmkit/admin-kit';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Deletion } from '../../page/Deletion.tsx';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { useUserDeletionTexts } from '../../users/page/useUserDeletionTexts.ts';
import type { Person } from '../personTypes.ts';

/** Deletes a person with the legacy service, if DeleteUser is active (admin §6). */
export function DeletePerson({ person, listHref }: { readonly person: Person; readonly listHref: string }) {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  const { t: admin } = useTranslation('admin');
  const visitor = useUserContext();
  const isOwn = visitor.status !== 'anonymous' && visitor.uid === person.uid;
  const provider = usePanelDataProvider();
  const { username, name } = person.attributes;
  const shown = name.value ?? '';
  return (
    <Deletion
      name={shown}
      texts={useUserDeletionTexts({ name: shown, userName: username.value ?? '' })}
      forbidden={
        isOwn
          ? admin(($) => $.user.ownAccount)
          : canAccess({ resource: person.type, action: 'delete', record: person })
            ? undefined
            : t(($) => $.reasons.noDelete)
      }
      list={listHref}
      mutationFn={() => provider.delete(person.type, { id: person.id, meta: { leavesPage: true } })}
    />
  );
}

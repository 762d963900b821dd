import { useCanAccessCallback } from '@realmkit/admin-kit';
import { PermissionHint } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { Bookshelf } from '../../bookshelves/Bookshelf.tsx';
import { Section } from '../../page/Section.tsx';
import type { Person } from '../personTypes.ts';

/** Shows the bookshelf of a person; a shared account has none of its own (admin §6). */
export function PersonShelf({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  return (
    <Section title={t(($) => $.tabs.bookshelf)}>
      {canAccess({ resource: person.type, action: 'viewBookshelf', record: person }) ? (
        <Bookshelf resource="userBooks" ownerId={person.uid} />
      ) : (
        <PermissionHint reason={person.attributes.shared.value ? t(($) => $.reasons.sharedShelf) : t(($) => $.reasons.notYours)} />
      )}
    </Section>
  );
}

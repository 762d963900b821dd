import { PermissionHint } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Bookshelf } from '../../bookshelves/Bookshelf.tsx';
import { userShelf } from '../../bookshelves/shelfCalls.ts';
import { Section } from '../../page/Section.tsx';
import { can } from '../../permissions/can.ts';
import type { Person } from '../personTypes.ts';

/** Shows the bookshelf of a person; a shared account has none of its own (admin §6). */
export function PersonShelf({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const clients = useClients();
  return (
    <Section title={t(($) => $.tabs.bookshelf)}>
      {can(person, 'ViewBookshelf') ? (
        <Bookshelf shelf={userShelf(clients, person.uid)} />
      ) : (
        <PermissionHint reason={person.attributes.shared.value ? t(($) => $.reasons.sharedShelf) : t(($) => $.reasons.notYours)} />
      )}
    </Section>
  );
}

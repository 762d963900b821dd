import { Link, Section, Skeleton } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ShelfOwner } from '../../library/libraryQueries.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { BookRow } from './BookRow.tsx';
import { shelfRowQuery } from './homeBooksQueries.ts';
import { NoBooks } from './NoBooks.tsx';

/** The props of the section of a shelf. */
export interface ShelfSectionProps {
  readonly owner: ShelfOwner;
  /** Whether it is known whose account it is; the shelf is asked for then. */
  readonly isKnown: boolean;
}

/** Shows the first books of a shelf, the user's own or that of a school, with the way to all of them. */
export function ShelfSection({ owner, isKnown }: ShelfSectionProps) {
  const { t } = useTranslation('consumer');
  const found = useQuery({ ...shelfRowQuery(useClients(), owner), enabled: isKnown });
  if (found.data === null) return null;
  const { data: books } = found;
  const title = t(($) => $.home.books[owner.kind]);
  return (
    <Section title={title} plain more={books?.length ? <Link href="/library/bookshelf">{t(($) => $.home.books.all)}</Link> : undefined}>
      <QueryAlert query={found} />
      {found.isPending ? <Skeleton label={t(($) => $.home.books.loading)} shape="covers" /> : null}
      {books?.length === 0 ? <NoBooks text={t(($) => $.home.books.empty[owner.kind])} /> : null}
      {books?.length ? <BookRow label={title} books={books} /> : null}
    </Section>
  );
}

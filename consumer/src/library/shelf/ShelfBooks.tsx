import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, ButtonLink, EmptyState, FailedState, IconButton, ShelfGrid, Skeleton } from '@realmkit/design-system';
import { useClients, useErrorText } from '@realmkit/shell';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { useRetry } from '../../page/useRetry.ts';
import { EntitlementHint } from '../access/EntitlementHint.tsx';
import { LibraryCard } from '../access/LibraryCard.tsx';
import { useAccessText } from '../access/useAccessText.ts';
import { useBookAccess } from '../access/useBookAccess.ts';
import { bookQuery, type ShelfEntry, shelfQuery } from '../libraryQueries.ts';
import { shelfErrorReason } from './shelfErrorReason.ts';
import { entriesToShow, inShelfOrder, type ShelfSort, type ShelvedBook } from './shelfOrder.ts';
import type { Shelf } from './shelvesOf.ts';
import { useShelfChange } from './useShelfChange.ts';

interface ShelfBooksProps {
  readonly shelf: Shelf;
  readonly sort: ShelfSort;
  readonly locale: string;
}

/** The number of books that are shown first and that are added by each click. */
const pageSize = 24;

/** Shows the books of a shelf page by page, with reading progress and a remove button. */
export function ShelfBooks({ shelf, sort, locale }: ShelfBooksProps) {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const clients = useClients();
  const { isPending, change } = useShelfChange();
  const shelfEntries = useQuery(shelfQuery(clients, shelf.owner));
  const { data: entries } = shelfEntries;
  const { error, retry } = useRetry(shelfEntries);
  const accessOf = useBookAccess();
  const accessText = useAccessText();
  const [count, setCount] = useState(pageSize);
  const visibleEntries = entriesToShow(entries ?? [], sort, count);
  const books = useQueries({ queries: visibleEntries.map(({ bookId }) => bookQuery(clients, bookId)) });

  if (error && !entries) {
    const reason = shelfErrorReason(error, 'add', shelf.owner);
    return (
      <FailedState
        title={t(($) => $.shelf.failed)}
        description={reason ? t(($) => $.shelf.errors[reason]) : errorText(error)}
        retry={retry}
      />
    );
  }
  if (!entries) return <Skeleton label={t(($) => $.loading)} shape="shelf" />;
  if (entries.length === 0)
    return (
      <EmptyState
        title={t(($) => $.shelf.empty)}
        description={t(($) => $.shelf.emptyHelp)}
        action={<ButtonLink href="/library">{t(($) => $.title)}</ButtonLink>}
      />
    );
  if (books.some(({ isPending }) => isPending)) return <Skeleton label={t(($) => $.loading)} shape="shelf" />;
  const shelved = visibleEntries.flatMap((entry, index) => {
    const book = books[index]?.data;
    return book ? [{ entry, book }] : [];
  });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const progress = ({ lastReadAt, percentage }: ShelfEntry) =>
    lastReadAt === null
      ? undefined
      : t(($) => $.shelf.lastRead, { date: days.format(new Date(lastReadAt)), percentage: Math.round(percentage) });
  const note = ({ entry, book }: ShelvedBook) => [accessText(accessOf(book)), progress(entry)].filter(Boolean).join(' · ');
  return (
    <>
      <EntitlementHint />
      <QueryAlert query={books.find((book) => book.error)} />
      <ShelfGrid label={t(($) => $.shelf.title)}>
        {inShelfOrder(shelved, sort, locale)
          .slice(0, count)
          .map((one) => (
            <LibraryCard
              key={one.book.id}
              book={one.book}
              headingLevel={2}
              note={note(one)}
              actions={
                shelf.mayChange ? (
                  <IconButton
                    label={t(($) => $.shelf.remove, { title: one.book.title })}
                    aria-disabled={isPending}
                    onClick={() => change({ action: 'remove', owner: shelf.owner, bookId: one.book.id })}
                  >
                    <DeleteIcon />
                  </IconButton>
                ) : undefined
              }
            />
          ))}
      </ShelfGrid>
      {entries.length > count ? (
        <p>
          <Button variant="outlined" onClick={() => setCount(count + pageSize)}>
            {t(($) => $.more)}
          </Button>
        </p>
      ) : null}
    </>
  );
}

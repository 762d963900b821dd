import { ErrorMessage, FailedQuery, ItemList } from '@realmkit/admin-kit';
import { Button, EmptyState, Skeleton } from '@realmkit/design-system';
import { type RaRecord, useCreate, useDelete, useGetList, useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { compositeId } from '../../dataProvider/relations.ts';
import { type PanelRecord, type PanelRow, usePanelDataProvider } from '../../dataProvider/usePanelDataProvider.ts';
import { useUndoableChange } from '../../mutation/useUndoableChange.ts';
import { UndoBar } from '../../page/UndoBar.tsx';
import { BookSearch } from './BookSearch.tsx';
import { BookTitle } from './BookTitle.tsx';
import { removeBook, type Shelf } from './removeBook.ts';

interface Change {
  readonly way: 'add' | 'remove';
  readonly bookId: string;
  readonly title: string;
}

/** Shows the bookshelf of a person or of a school unit: its books can be added and removed, and each change undone by the inverse call (admin §1). */
export function Bookshelf(shelf: Shelf) {
  const { resource, ownerId } = shelf;
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const books = useGetList<PanelRow<Shelf['resource']>>(resource, { filter: { ownerId } });
  const { data } = books;
  const { last, message, errorMessage, begin } = useUndoableChange<Change>(({ way, title }) =>
    way === 'add' ? t(($) => $.books.added, { title }) : t(($) => $.books.removed, { title }),
  );
  const [create, { isPending: isAdding }] = useCreate(resource);
  const [deleteOne, { isPending: isRemoving }] = useDelete<RaRecord, unknown>(resource, undefined, {
    // A book that is on the shelf can be taken off it: the row leaves at once.
    mutationMode: 'optimistic',
    mutationFn: async ({ id = '' }) => {
      await removeBook(provider, shelf, id);
      return { id };
    },
  });
  const isPending = isAdding || isRemoving;
  const change = (next: Change) => {
    const { way, bookId } = next;
    if (way === 'add') void create(resource, { data: { ownerId, bookId } }, begin(next));
    else void deleteOne(resource, { id: compositeId(ownerId, bookId) }, begin(next));
  };
  if (books.error) return <FailedQuery query={books} title={t(($) => $.books.failed)} />;
  if (!data) return <Skeleton shape="rows" count={4} label={admin(($) => $.list.loading)} />;
  return (
    <>
      <BookSearch
        has={data.map(({ bookId }) => bookId)}
        busy={isPending}
        onAdd={(bookId, title) => change({ way: 'add', bookId, title })}
      />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <UndoBar
        message={isPending ? undefined : message}
        onUndo={() => last && change({ ...last, way: last.way === 'add' ? 'remove' : 'add' })}
      />
      {data.length === 0 ? (
        <EmptyState title={t(($) => $.books.none)} description={t(($) => $.books.noneHelp)} />
      ) : (
        <ItemList aria-label={t(($) => $.books.title)}>
          {data.map(({ bookId }) => (
            <ShelfRow key={bookId} bookId={bookId} busy={isPending} onRemove={(title) => change({ way: 'remove', bookId, title })} />
          ))}
        </ItemList>
      )}
    </>
  );
}

interface ShelfRowProps {
  readonly bookId: string;
  readonly busy: boolean;
  readonly onRemove: (title: string) => void;
}

function ShelfRow({ bookId, busy, onRemove }: ShelfRowProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  // A title does not change; a shelf of hundreds of books is not fetched book by book again.
  const { data } = useGetOne<PanelRecord<'books'>>('books', { id: bookId }, { staleTime: Number.POSITIVE_INFINITY });
  const title = data?.title ?? bookId;
  return (
    <li>
      <span>{data ? <BookTitle book={data} /> : bookId}</span>
      <Button color="error" disabled={busy} aria-label={t(($) => $.books.remove, { title })} onClick={() => onRemove(title)}>
        {admin(($) => $.associations.remove)}
      </Button>
    </li>
  );
}

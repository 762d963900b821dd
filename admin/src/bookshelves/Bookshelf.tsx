import { Button, EmptyState, FailedState, Skeleton } from '@realmkit/design-system';
import { useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';
import { useActionMutation } from '../mutation/useActionMutation.ts';
import { ItemList } from '../page/ItemList.tsx';
import { UndoBar } from '../page/UndoBar.tsx';
import { type PanelRecord, type PanelRow, usePanelDataProvider } from '../resources/usePanelDataProvider.ts';
import { BookSearch } from './BookSearch.tsx';
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
  const errorText = useServiceErrorText();
  const provider = usePanelDataProvider();
  const { data, error, isFetching, refetch } = useGetList<PanelRow<Shelf['resource']>>(resource, { filter: { ownerId } });
  const [last, setLast] = useState<Change>();
  const formatChange = ({ way, title }: Change) =>
    way === 'add' ? t(($) => $.books.added, { title }) : t(($) => $.books.removed, { title });
  const mutation = useActionMutation({
    mutationFn: ({ way, bookId }: Change): Promise<unknown> =>
      way === 'add' ? provider.create(resource, { data: { ownerId, bookId } }) : removeBook(provider, shelf, bookId),
    successMessage: formatChange,
  });
  const change = (next: Change) => {
    setLast(next);
    mutation.mutate(next);
  };
  if (error) {
    const retry = { label: admin(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return <FailedState title={t(($) => $.books.failed)} description={errorText(error)} retry={retry} />;
  }
  if (!data) return <Skeleton shape="rows" count={4} label={admin(($) => $.list.loading)} />;
  return (
    <>
      <BookSearch
        has={data.map(({ bookId }) => bookId)}
        busy={mutation.isPending}
        onAdd={(bookId, title) => change({ way: 'add', bookId, title })}
      />
      <ErrorMessage>{mutation.errorMessage}</ErrorMessage>
      <UndoBar
        message={last && !mutation.isPending && mutation.errorMessage === undefined ? formatChange(last) : undefined}
        onUndo={() => last && change({ ...last, way: last.way === 'add' ? 'remove' : 'add' })}
      />
      {data.length === 0 ? (
        <EmptyState title={t(($) => $.books.none)} description={t(($) => $.books.noneHelp)} />
      ) : (
        <ItemList aria-label={t(($) => $.books.title)}>
          {data.map(({ bookId }) => (
            <ShelfRow
              key={bookId}
              bookId={bookId}
              busy={mutation.isPending}
              onRemove={(title) => change({ way: 'remove', bookId, title })}
            />
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
      <span>{title}</span>
      <Button color="error" disabled={busy} aria-label={t(($) => $.books.remove, { title })} onClick={() => onRemove(title)}>
        {admin(($) => $.associations.remove)}
      </Button>
    </li>
  );
}

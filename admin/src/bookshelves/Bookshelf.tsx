import { Button, EmptyState, FailedState, Skeleton } from '@realmkit/design-system';
import { type Book, unwrap } from '@realmkit/openapi';
import { useClients, useListSettings } from '@realmkit/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';
import { useActionMutation } from '../mutation/useActionMutation.ts';
import { ItemList } from '../page/ItemList.tsx';
import { UndoBar } from '../page/UndoBar.tsx';
import { BookSearch } from './BookSearch.tsx';
import type { ShelfCalls } from './shelfCalls.ts';

interface Change {
  readonly way: 'add' | 'remove';
  readonly bookId: string;
  readonly title: string;
}

/** Shows the bookshelf of a person or of a school unit: its books can be added and removed, and each change undone by the inverse call (admin §1). */
export function Bookshelf({ shelf }: { readonly shelf: ShelfCalls }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const errorText = useServiceErrorText();
  const queries = useQueryClient();
  const { settings } = useListSettings();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: shelf.key,
    queryFn: ({ signal }) => shelf.list(signal),
    staleTime: settings.caches.bookshelf ? settings.cacheDuration : 0,
  });
  const [last, setLast] = useState<Change>();
  const formatChange = ({ way, title }: Change) =>
    way === 'add' ? t(($) => $.books.added, { title }) : t(($) => $.books.removed, { title });
  const mutation = useActionMutation({
    mutationFn: ({ way, bookId }: Change) => shelf[way](bookId),
    successMessage: formatChange,
    onSuccess: () => queries.invalidateQueries({ queryKey: shelf.key }),
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

/** Returns a book of the catalogue (admin §7), once it is loaded. */
function useBook(bookId: string): Book | undefined {
  const { library } = useClients();
  return useQuery({
    queryKey: ['book', bookId],
    queryFn: async ({ signal }) => unwrap(await library.GET('/v1/books/{bookId}', { params: { path: { bookId } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

interface ShelfRowProps {
  readonly bookId: string;
  readonly busy: boolean;
  readonly onRemove: (title: string) => void;
}

function ShelfRow({ bookId, busy, onRemove }: ShelfRowProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const title = useBook(bookId)?.title ?? bookId;
  return (
    <li>
      <span>{title}</span>
      <Button color="error" disabled={busy} aria-label={t(($) => $.books.remove, { title })} onClick={() => onRemove(title)}>
        {admin(($) => $.associations.remove)}
      </Button>
    </li>
  );
}

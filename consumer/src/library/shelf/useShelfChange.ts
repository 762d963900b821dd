import { refetchAfterWrite, useClients, useErrorText, useNotice } from '@realmkit/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addToShelf, removeFromShelf, type ShelfOwner, shelfQuery } from '../libraryQueries.ts';
import { type ShelfAction, shelfErrorReason } from './shelfErrorReason.ts';

interface Change {
  readonly action: ShelfAction;
  readonly owner: ShelfOwner;
  readonly bookId: string;
}

/** Adds and removes books on shelves and shows a notice about the result. */
export function useShelfChange(): { readonly isPending: boolean; readonly change: (change: Change) => void } {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const { show } = useNotice();
  const clients = useClients();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ action, owner, bookId }: Change) => (action === 'add' ? addToShelf : removeFromShelf)(clients, owner, bookId),
    onSuccess: async (_, { action, owner }) => {
      await refetchAfterWrite(queries, { queryKey: shelfQuery(clients, owner).queryKey });
      show({ type: 'success', message: action === 'add' ? t(($) => $.shelf.added) : t(($) => $.shelf.removed) });
    },
    onError: (error, { action, owner }) => {
      const reason = shelfErrorReason(error, action, owner);
      show({ type: 'error', message: reason ? t(($) => $.shelf.errors[reason]) : errorText(error) });
    },
  });
  return {
    isPending: mutation.isPending,
    change: (requested) => {
      if (!mutation.isPending) mutation.mutate(requested);
    },
  };
}

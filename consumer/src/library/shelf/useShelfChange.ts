import { useClients, useErrorText, useNotice } from '@realmkit/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addToShelf, removeFromShelf, type ShelfOwner, shelfQuery } from '../libraryQueries.ts';
import { type ShelfAction, shelfProblem } from './shelfProblem.ts';

interface Change {
  readonly action: ShelfAction;
  readonly owner: ShelfOwner;
  readonly bookId: string;
}

/** Puts books on shelves and takes them off, and says how that went. */
export function useShelfChange(): { readonly busy: boolean; readonly change: (change: Change) => void } {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const { show } = useNotice();
  const clients = useClients();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ action, owner, bookId }: Change) => (action === 'add' ? addToShelf : removeFromShelf)(clients, owner, bookId),
    onSuccess: async (_, { action, owner }) => {
      await queries.invalidateQueries(shelfQuery(clients, owner));
      show({ type: 'success', message: action === 'add' ? t(($) => $.shelf.added) : t(($) => $.shelf.removed) });
    },
    onError: (error, { action, owner }) => {
      const problem = shelfProblem(error, action, owner);
      show({ type: 'error', message: problem ? t(($) => $.shelf.problems[problem]) : errorText(error) });
    },
  });
  return {
    busy: mutation.isPending,
    change: (wanted) => {
      if (!mutation.isPending) mutation.mutate(wanted);
    },
  };
}

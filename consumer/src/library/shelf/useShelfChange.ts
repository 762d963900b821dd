import { useClients, useErrorText, useNotice } from '@realmkit/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addToShelf, removeFromShelf, type ShelfOwner, shelfQuery } from '../libraryQueries.ts';
import { type ShelfDeed, shelfProblem } from './shelfProblem.ts';

interface Change {
  readonly deed: ShelfDeed;
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
    mutationFn: ({ deed, owner, bookId }: Change) => (deed === 'add' ? addToShelf : removeFromShelf)(clients, owner, bookId),
    onSuccess: async (_, { deed, owner }) => {
      await queries.invalidateQueries(shelfQuery(clients, owner));
      show({ type: 'success', message: deed === 'add' ? t(($) => $.shelf.added) : t(($) => $.shelf.removed) });
    },
    onError: (error, { deed, owner }) => {
      const problem = shelfProblem(error, deed, owner);
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

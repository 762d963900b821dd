import { useTranslation } from 'react-i18next';
import type { BulkAction } from './BulkAction.ts';

/** Returns the bulk action that deletes several people or groups with the given mutation. */
export function useBulkDeletion<Item>(
  what: 'people' | 'groups',
  deletion: Pick<BulkAction<Item>, 'forbidden' | 'mutationFn'>,
): BulkAction<Item> {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return {
    ...deletion,
    key: 'delete',
    label: t(($) => $.bulk.delete),
    question: (count) => (what === 'people' ? t(($) => $.bulk.deletePeople, { count }) : t(($) => $.bulk.deleteGroups, { count })),
    consequence: what === 'people' ? admin(($) => $.user.deleteConsequence) : t(($) => $.group.deleteHelp),
    destructive: true,
  };
}

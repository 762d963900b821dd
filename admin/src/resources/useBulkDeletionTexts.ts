import { useTranslation } from 'react-i18next';

/** Returns the texts of deleting several people or groups. */
export function useBulkDeletionTexts(what: 'people' | 'groups') {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return {
    confirmTitle: (count: number) =>
      what === 'people' ? t(($) => $.bulk.deletePeople, { count }) : t(($) => $.bulk.deleteGroups, { count }),
    confirmContent: what === 'people' ? admin(($) => $.user.deleteConsequence) : t(($) => $.group.deleteHelp),
  };
}

import { useTranslation } from 'react-i18next';

/** Returns the texts for deleting a user, who is erased within 30 days (admin §9). */
export function useUserDeletionTexts({ name, userName }: { readonly name: string; readonly userName: string }) {
  const { t } = useTranslation('admin');
  return {
    title: t(($) => $.user.delete),
    help: t(($) => $.user.deleteHelp),
    question: t(($) => $.user.deleteQuestion, { name, userName }),
    consequence: t(($) => $.user.deleteConsequence),
  };
}

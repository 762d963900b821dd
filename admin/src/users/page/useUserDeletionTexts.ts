import { useTranslation } from 'react-i18next';

/** What is said where a user is deleted; what is deleted is erased within 30 days (admin §9). */
export function useUserDeletionTexts({ name, userName }: { readonly name: string; readonly userName: string }) {
  const { t } = useTranslation('admin');
  return {
    title: t(($) => $.user.delete),
    help: t(($) => $.user.deleteHelp),
    question: t(($) => $.user.deleteQuestion, { name, userName }),
    consequence: t(($) => $.user.deleteConsequence),
  };
}

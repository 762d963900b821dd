import { useTranslation } from 'react-i18next';

/** What is said in the place of a user who is on the way, could not be loaded or is gone. */
export function useUserGateTexts() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return {
    loading: admin(($) => $.user.loading),
    failed: admin(($) => $.user.failed),
    gone: admin(($) => $.user.gone),
    goneHelp: t(($) => $.goneHelp),
    list: admin(($) => $.user.toList),
  };
}

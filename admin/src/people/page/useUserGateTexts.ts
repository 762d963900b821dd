import { useTranslation } from 'react-i18next';

/** Returns the texts of a user's loading, error and not-found states. */
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

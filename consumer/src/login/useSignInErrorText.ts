import { retryTime, type SignInErrorReason } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

/** Returns the function that gives the localised message of a failed login; `retryAfter` are the seconds to wait after too many attempts. */
export function useSignInErrorText(): (reason: SignInErrorReason, retryAfter?: number) => string {
  const { t, i18n } = useTranslation('account');
  return (reason, retryAfter) =>
    reason === 'tooManyAttempts'
      ? t(($) => $.login.errors.tooManyAttempts, { time: retryTime(i18n.language, retryAfter) })
      : t(($) => $.login.errors[reason]);
}

import { retryTime } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import type { LoginFailure } from './useAttempt.ts';

/** Returns the function that gives the localised message of a failed login; `retryAfter` are the seconds to wait after too many attempts. */
export function useSignInErrorText(): (reason: LoginFailure, retryAfter?: number) => string {
  const { t, i18n } = useTranslation('account');
  return (reason, retryAfter) =>
    reason === 'tooManyAttempts'
      ? t(($) => $.login.errors.tooManyAttempts, { time: retryTime(i18n.language, retryAfter) })
      : t(($) => $.login.errors[reason]);
}

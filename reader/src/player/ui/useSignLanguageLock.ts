import { useTranslation } from 'react-i18next';
import type { LockedMedia } from '../network/EntitlementError.ts';

/** Returns the function that says what opens sign language for the user. */
export function useSignLanguageLock(): (lock: LockedMedia) => string {
  const { t } = useTranslation('reader');
  return ({ openedBy }) => t(($) => $.locked.signLanguage[openedBy ?? 'other']);
}

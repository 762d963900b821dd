import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKind } from './errorKind.ts';

/** Returns the function that gives the localised message of a failed call. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return useCallback((error) => t(($) => $.errors[errorKind(error)]), [t]);
}

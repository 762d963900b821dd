import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKind } from './errorKind.ts';

/** Says in the visitor's language what a failed call means and what to do next. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return useCallback((error) => t(($) => $.errors[errorKind(error)]), [t]);
}

import { ServiceError } from '@realmkit/openapi';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKind } from './errorKind.ts';
import { retryTime } from './retryTime.ts';

/** Returns the function that gives the localised message of a failed call. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('shell');
  const { language } = i18n;
  return useCallback(
    (error) => {
      const kind = errorKind(error);
      if (kind !== 'tooManyRequests') return t(($) => $.errors[kind]);
      const retryAfter = error instanceof ServiceError ? error.retryAfter : undefined;
      return t(($) => $.errors.tooManyRequests, { time: retryTime(language, retryAfter) });
    },
    [t, language],
  );
}

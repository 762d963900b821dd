import { formatBytes } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { CopyState } from '../../offline/OfflineCopies.ts';

/** Returns what the state of a copy says, in the language of the reader. */
export function useCopyTexts(state: CopyState, isInUse: boolean, locale: string): readonly string[] {
  const { t } = useTranslation('reader');
  const { phase, error, size, opensUntil, isOutdated } = state;
  const newer = isInUse ? t(($) => $.offlineCopy.outdatedInUse) : t(($) => $.offlineCopy.outdated);
  switch (phase) {
    case 'unknown':
      return [];
    case 'absent':
      return [t(($) => $.offlineCopy.text)];
    case 'partial':
      return [t(($) => $.offlineCopy.partial)];
    case 'downloading':
      return [t(($) => $.offlineCopy.stay)];
    case 'elsewhere':
      return [t(($) => $.offlineCopy.elsewhere)];
    case 'failed':
      if (error === 'space') return [t(($) => $.offlineCopy.failedSpace)];
      return [error === 'refused' ? t(($) => $.offlineCopy.failedRefused) : t(($) => $.offlineCopy.failedNetwork)];
    case 'expired':
      return [t(($) => $.offlineCopy.expired)];
    case 'stored': {
      const date = opensUntil === undefined ? undefined : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(opensUntil);
      return [
        t(($) => $.offlineCopy.stored, { size: formatBytes(size, locale) }),
        ...(date === undefined ? [] : [t(($) => $.offlineCopy.until, { date })]),
        ...(isOutdated ? [newer] : []),
      ];
    }
  }
}

import { useTranslation } from 'react-i18next';

const known = [
  'SyncRunning',
  'SyncInactive',
  'SyncNotConfigured',
  'SyncRehearsalOnly',
  'NothingMapped',
  'UnknownOrganizations',
  'forbidden',
  'unreachable',
] as const;

/** Why a sync did not start, or failed, in words. */
export function useRefusalText(): (errorType: string) => string {
  const { t } = useTranslation('sync');
  return (errorType) => {
    const name = known.find((each) => each === errorType);
    return name === undefined ? t(($) => $.refusals.other) : t(($) => $.refusals[name]);
  };
}

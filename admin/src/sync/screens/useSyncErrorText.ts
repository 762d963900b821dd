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

/** Returns a function that formats the error of a sync that did not start or failed. */
export function useSyncErrorText(): (errorType: string) => string {
  const { t } = useTranslation('sync');
  return (errorType) => {
    const name = known.find((each) => each === errorType);
    return name === undefined ? t(($) => $.errors.other) : t(($) => $.errors[name]);
  };
}

import { serviceErrorOf, useServiceErrorText } from '@realmkit/admin-kit';
import { ServiceError } from '@realmkit/openapi';
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

/** Returns a function that formats the error of refused settings: by its type where it is one of a sync, else as any other error. */
export function useSettingsErrorText(): (error: unknown) => string {
  const { t } = useTranslation('sync');
  const failureText = useServiceErrorText();
  return (error) => {
    const cause = serviceErrorOf(error);
    const name = known.find((each) => cause instanceof ServiceError && each === cause.name);
    return name === undefined ? failureText(error) : t(($) => $.errors[name]);
  };
}

import { Alert } from '@realmkit/design-system';
import type { Reauthentication } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

interface ReauthenticationNoticeProps {
  readonly reauthentication: Reauthentication;
  /** Whether the form has passwords, which no draft keeps. */
  readonly passwords?: boolean;
}

/** Says that the user has logged in again, as a form required, and can go on. */
export function ReauthenticationNotice({ reauthentication, passwords = false }: ReauthenticationNoticeProps) {
  const { t } = useTranslation('account');
  if (!reauthentication.isDone) return null;
  return <Alert severity="success">{passwords ? t(($) => $.reauthenticate.donePassword) : t(($) => $.reauthenticate.done)}</Alert>;
}

import { Alert, Link } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import type { EmailConfirmation } from './useEmailConfirmation.ts';

const severities = {
  checking: 'info',
  confirmed: 'success',
  alreadyConfirmed: 'success',
  otherAccount: 'warning',
  invalidLink: 'error',
} as const;

/** Shows the result of a confirmation link, and nothing if none was opened. */
export function ConfirmationMessage({ confirmation }: { readonly confirmation: EmailConfirmation }) {
  const { t } = useTranslation('consumer');
  const { t: account } = useTranslation('account');
  if (confirmation.status === 'none') return null;
  if (confirmation.status !== 'failed') {
    const { status } = confirmation;
    return (
      <Alert severity={severities[status]}>
        <span>{t(($) => $.profile.confirmation[status])}</span>
        {status === 'invalidLink' || status === 'otherAccount' ? (
          <>
            {' '}
            <Link href="/login/confirm-email">{account(($) => $.login.confirmation.again)}</Link>
          </>
        ) : null}
      </Alert>
    );
  }
  return <QueryAlert query={{ error: confirmation.error, isFetching: false, refetch: confirmation.retry }} />;
}

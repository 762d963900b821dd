import { Alert, Button } from '@realmkit/design-system';
import { useErrorText } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
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
  const errorText = useErrorText();
  if (confirmation.status === 'none') return null;
  if (confirmation.status !== 'failed') {
    const { status } = confirmation;
    return (
      <Alert severity={severities[status]} role={status === 'invalidLink' ? 'alert' : 'status'}>
        {t(($) => $.profile.confirmation[status])}
      </Alert>
    );
  }
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={confirmation.retry}>
          {t(($) => $.retry)}
        </Button>
      }
    >
      {errorText(confirmation.error)}
    </Alert>
  );
}

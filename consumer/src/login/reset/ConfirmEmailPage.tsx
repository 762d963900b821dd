import { unwrap } from '@realmkit/openapi';
import { useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { LinkByEmail } from './LinkByEmail.tsx';

/** Shows the page that sends another link to confirm an email address, without a login. */
function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { clients, realm } = useShell();
  return (
    <LinkByEmail
      title={t(($) => $.login.confirmation.again)}
      text={t(($) => $.login.confirmation.text)}
      request={async (email) => unwrap(await clients.account.POST('/email/resendValidation', { body: { email, country: realm } }))}
      sent={(email) => t(($) => $.login.confirmation.sent, { email })}
      help={[t(($) => $.login.reset.family)]}
    />
  );
}

export { ConfirmEmailPage as Component };

import { Link } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useRedirect, withRedirect } from '../withRedirect.ts';
import { LinkByEmail } from './LinkByEmail.tsx';

/** Shows the page that sends a link for a new password. */
function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const { clients, realm } = useShell();
  const redirect = useRedirect();
  const target = redirect === '/' ? {} : { redirect };
  return (
    <LinkByEmail
      title={t(($) => $.login.forgot)}
      text={t(($) => $.login.reset.text)}
      request={async (email) =>
        unwrap(await clients.account.POST('/password/requestReset', { body: { email, country: realm, ...target } }))
      }
      sent={(email) => t(($) => $.login.reset.sent, { email })}
      help={[t(($) => $.login.reset.family), t(($) => $.login.reset.staff)]}
    >
      <Link href={withRedirect('/login/confirm-email', redirect)}>{t(($) => $.login.confirmation.again)}</Link>
    </LinkByEmail>
  );
}

export { ForgotPasswordPage as Component };

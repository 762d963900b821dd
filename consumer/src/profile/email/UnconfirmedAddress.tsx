import { Section } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { EmailAddress } from './EmailAddress.tsx';

/** Shows the user's email address while it is not confirmed, with the button that sends the link; nothing otherwise. */
export function UnconfirmedAddress() {
  const { t } = useTranslation('consumer');
  const user = useUserContext();
  if (user.status !== 'ready' || user.me.email === null || user.me.emailVerified) return null;
  return (
    <Section title={t(($) => $.profile.email)}>
      <EmailAddress email={user.me.email} emailVerified={false} />
    </Section>
  );
}

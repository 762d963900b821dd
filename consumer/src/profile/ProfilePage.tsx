import { UserAvatar } from '@realmkit/design-system';
import { isSignedIn, loginMethods, useSession, useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Page } from '../page/Page.tsx';
import { UserGate } from '../page/UserGate.tsx';
import { ConfirmationMessage } from './email/ConfirmationMessage.tsx';
import { useEmailConfirmation } from './email/useEmailConfirmation.ts';
import { ProfileContent } from './ProfileContent.tsx';

/** Shows the user's own profile (shell §2), which the link of a confirmation email opens too. */
function ProfilePage() {
  const { t } = useTranslation('consumer');
  const { t: shell } = useTranslation('shell');
  const session = useSession();
  const confirmation = useEmailConfirmation();
  const user = useUserContext();
  const name = user.status === 'anonymous' ? '' : user.name || user.userName;
  const title = shell(($) => $.menu.myProfile);
  return (
    <Page title={title} heading={title} picture={<UserAvatar name={name} size="large" />} meta={name}>
      <ConfirmationMessage confirmation={confirmation} />
      <UserGate errorTitle={t(($) => $.failed)}>
        {(user) => <ProfileContent user={user} signInMethods={isSignedIn(session) ? loginMethods(session.identity.access.amr) : []} />}
      </UserGate>
    </Page>
  );
}

export { ProfilePage as Component };

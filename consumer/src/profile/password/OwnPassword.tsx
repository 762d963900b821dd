import { Section } from '@realmkit/design-system';
import { canChangePassword, useOwnProfile, useReauthentication } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { FormOnRequest } from '../../page/FormOnRequest.tsx';
import { OwnOnly } from '../../page/OwnOnly.tsx';
import type { KnownUser } from '../../page/UserGate.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { mayChangePassword } from './passwordAccess.ts';

/** Shows the section of the profile that changes the password, if the user may change it. */
export function OwnPassword({ user }: { readonly user: KnownUser }) {
  const { t } = useTranslation('consumer');
  const reauthentication = useReauthentication('password');
  const { data: profile, isPending } = useOwnProfile();
  if (isPending) return null;
  if (!mayChangePassword({ ...user.me, canChangePassword: profile && canChangePassword(profile) })) return null;
  return (
    <Section title={t(($) => $.password.title)}>
      <OwnOnly call="account PUT /me/password">
        <FormOnRequest label={t(($) => $.password.change)} open={reauthentication.hasLeft}>
          {(close) => <ChangePassword username={user.me.username} reauthentication={reauthentication} onCancel={close} />}
        </FormOnRequest>
      </OwnOnly>
    </Section>
  );
}

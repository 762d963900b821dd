import { PermissionHint, Section } from '@realmkit/design-system';
import { canChangePassword, useOwnProfile, useReauthentication } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { FormOnRequest } from '../../page/FormOnRequest.tsx';
import type { KnownUser } from '../../page/UserGate.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { passwordAccess } from './passwordAccess.ts';

/** Shows the section of the profile that changes the password, if the user may change it. */
export function OwnPassword({ user }: { readonly user: KnownUser }) {
  const { t } = useTranslation('consumer');
  const reauthentication = useReauthentication('password');
  const { data: profile, isPending } = useOwnProfile();
  if (isPending) return null;
  const access = passwordAccess({
    ...user.me,
    canChangePassword: profile && canChangePassword(profile),
    acting: user.actor !== undefined,
  });
  if (access === 'hidden') return null;
  return (
    <Section title={t(($) => $.password.title)}>
      {access === 'acting' ? (
        <PermissionHint reason={t(($) => $.password.acting)} />
      ) : (
        <FormOnRequest label={t(($) => $.password.change)} open={reauthentication.hasLeft}>
          {(close) => <ChangePassword username={user.me.username} reauthentication={reauthentication} onCancel={close} />}
        </FormOnRequest>
      )}
    </Section>
  );
}

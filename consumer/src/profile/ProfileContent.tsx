import { DescriptionItem, DescriptionList, PermissionHint, Section } from '@realmkit/design-system';
import type { LoginMethod } from '@realmkit/openapi';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { useTranslation } from 'react-i18next';
import { OrganizationList } from '../organizations/OrganizationList.tsx';
import { Columns } from '../page/Columns.tsx';
import { OwnOnly } from '../page/OwnOnly.tsx';
import type { KnownUser } from '../page/UserGate.tsx';
import { OwnData } from './data/OwnData.tsx';
import { ChangeEmail } from './email/ChangeEmail.tsx';
import { EmailAddress } from './email/EmailAddress.tsx';
import { OwnIdentifiers } from './identifiers/OwnIdentifiers.tsx';
import { MyGroups } from './MyGroups.tsx';
import { OwnPassword } from './password/OwnPassword.tsx';
import { OtherSessions } from './sessions/OtherSessions.tsx';

/** The props of the profile. */
export interface ProfileContentProps {
  readonly user: KnownUser;
  readonly signInMethods: readonly LoginMethod[];
}

/** Shows the user, their password, identifiers, organisations and groups, and how they logged in (shell §3). */
export function ProfileContent({ user, signInMethods }: ProfileContentProps) {
  const { t } = useTranslation('consumer');
  const { t: account } = useTranslation('account');
  const { me, organizations } = user;
  return (
    <Columns>
      <div>
        <Section title={t(($) => $.profile.person)}>
          {me.sharedAccount ? <PermissionHint reason={t(($) => $.profile.sharedAccount)} /> : null}
          <DescriptionList>
            <DescriptionItem name={t(($) => $.profile.firstname)}>{me.firstname}</DescriptionItem>
            <DescriptionItem name={t(($) => $.profile.lastname)}>{me.lastname}</DescriptionItem>
            <DescriptionItem name={t(($) => $.profile.username)}>{me.username}</DescriptionItem>
            <DescriptionItem name={t(($) => $.profile.email)}>
              <EmailAddress email={me.email} emailVerified={me.emailVerified} />
            </DescriptionItem>
            {signInMethods.length > 0 ? (
              <DescriptionItem name={t(($) => $.profile.signInMethods)}>
                {signInMethods.map((method) => account(($) => $.methods[method])).join(', ')}
              </DescriptionItem>
            ) : null}
          </DescriptionList>
          {me.sharedAccount ? null : (
            <OwnOnly call="account PUT /me/email">
              <ChangeEmail isUserName={comparisonKey(me.username) === comparisonKey(me.email ?? '')} />
            </OwnOnly>
          )}
        </Section>
        <OwnPassword user={user} />
        {me.sharedAccount ? null : <OtherSessions />}
        <Section title={t(($) => $.profile.identifiers)}>
          <OwnIdentifiers user={user} />
        </Section>
      </div>
      <div>
        <Section title={t(($) => $.organizations.title)}>
          <OrganizationList organizations={organizations} />
        </Section>
        <Section title={t(($) => $.profile.groups)}>
          <MyGroups />
        </Section>
        <Section title={t(($) => $.profile.data)}>
          <OwnData user={user} />
        </Section>
      </div>
    </Columns>
  );
}

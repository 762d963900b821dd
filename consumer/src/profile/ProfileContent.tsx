import { PermissionHint } from '@realmkit/design-system';
import type { LoginMethod } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { OrganizationList } from '../organizations/OrganizationList.tsx';
import { Columns } from '../page/Columns.tsx';
import { Section } from '../page/Section.tsx';
import type { KnownUser } from '../page/UserGate.tsx';
import { ChangeEmail } from './email/ChangeEmail.tsx';
import { EmailAddress } from './email/EmailAddress.tsx';
import { Fact, Facts } from './Facts.tsx';
import { OwnIdentifiers } from './identifiers/OwnIdentifiers.tsx';
import { MyGroups } from './MyGroups.tsx';
import { OwnPassword } from './password/OwnPassword.tsx';

/** What the profile shows. */
export interface ProfileContentProps {
  readonly user: KnownUser;
  readonly signInMethods: readonly LoginMethod[];
}

/** The person, their password, identifiers, organisations and groups, and how they signed in (shell §3). */
export function ProfileContent({ user, signInMethods }: ProfileContentProps) {
  const { t } = useTranslation('consumer');
  const { me, organizations, actor } = user;
  return (
    <Columns>
      <div>
        <Section title={t(($) => $.profile.person)}>
          {me.sharedAccount ? <PermissionHint reason={t(($) => $.profile.sharedAccount)} /> : null}
          <Facts>
            <Fact name={t(($) => $.profile.firstname)}>{me.firstname}</Fact>
            <Fact name={t(($) => $.profile.lastname)}>{me.lastname}</Fact>
            <Fact name={t(($) => $.profile.username)}>{me.username}</Fact>
            <Fact name={t(($) => $.profile.email)}>
              <EmailAddress email={me.email} emailVerified={me.emailVerified} />
            </Fact>
            {signInMethods.length > 0 ? (
              <Fact name={t(($) => $.profile.signInMethods)}>
                {signInMethods.map((method) => t(($) => $.profile.methods[method])).join(', ')}
              </Fact>
            ) : null}
          </Facts>
          {me.sharedAccount || actor ? null : <ChangeEmail />}
        </Section>
        <OwnPassword user={user} />
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
      </div>
    </Columns>
  );
}

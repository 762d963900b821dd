import { PermissionHint } from '@realmkit/design-system';
import type { LoginMethod, MeProfile, MyOrganization } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { OrganizationList } from '../organizations/OrganizationList.tsx';
import { Columns } from '../page/Columns.tsx';
import { Section } from '../page/Section.tsx';
import { EmailAddress } from './email/EmailAddress.tsx';
import { Fact, Facts } from './Facts.tsx';
import { Identifiers } from './identifiers/Identifiers.tsx';
import { MyGroups } from './MyGroups.tsx';

/** What the profile shows. */
export interface ProfileContentProps {
  readonly me: MeProfile;
  readonly organizations: readonly MyOrganization[];
  readonly signInMethods: readonly LoginMethod[];
}

/** The person, their identifiers, organisations and groups, and how they signed in (shell §3). */
export function ProfileContent({ me, organizations, signInMethods }: ProfileContentProps) {
  const { t } = useTranslation('consumer');
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
        </Section>
        <Section title={t(($) => $.profile.identifiers)}>
          <Identifiers identifiers={me.identifiers} />
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

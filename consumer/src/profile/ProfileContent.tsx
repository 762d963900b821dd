import Typography from '@mui/material/Typography';
import { PermissionHint } from '@realmkit/design-system';
import type { LoginMethod, MeProfile, MyOrganization } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { OrganizationList } from '../organizations/OrganizationList.tsx';
import { Section } from '../page/Section.tsx';
import { EmailAddress } from './email/EmailAddress.tsx';
import { Fact, Facts } from './Facts.tsx';
import { isIdentifierType } from './identifierTypes.ts';
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
    <>
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
      <Section title={t(($) => $.organizations.title)}>
        <OrganizationList organizations={organizations} />
      </Section>
      <Section title={t(($) => $.profile.groups)}>
        <MyGroups />
      </Section>
      <Section title={t(($) => $.profile.identifiers)}>
        {me.identifiers.length > 0 ? (
          <Facts>
            {me.identifiers.map(({ type, value }) => (
              <Fact key={`${type} ${value}`} name={isIdentifierType(type) ? t(($) => $.profile.identifierTypes[type]) : type}>
                {value}
              </Fact>
            ))}
          </Facts>
        ) : (
          <Typography color="textSecondary">{t(($) => $.profile.noIdentifiers)}</Typography>
        )}
      </Section>
    </>
  );
}

import { Alert, LakeScene, Section } from '@realmkit/design-system';
import { lazyPart, useShell, useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { OrganizationList } from '../organizations/OrganizationList.tsx';
import { HeroPage } from '../page/HeroPage.tsx';
import { UserGate } from '../page/UserGate.tsx';
import { ActionList } from './ActionList.tsx';
import { homeActions } from './homeActions.ts';
import { ToReview } from './review/ToReview.tsx';

const MyAssignments = lazyPart(async () => (await import('./MyAssignments.tsx')).MyAssignments);

/** Shows the landing page (shell §2). */
export function HomePage() {
  const { t } = useTranslation('consumer');
  const { configuration, settings } = useShell();
  const user = useUserContext();
  if (user.status === 'anonymous') return null;
  const externalPanel = settings.externalPanel ? configuration.links.panel : undefined;
  // The token claims name the roles at once, so the actions render early; the loaded associations override them.
  const roles = user.status === 'ready' ? user : user.claimedRoles;
  const guessed = { ...user.claimedRoles, isConsumerMarketUser: user.isActiveConsumerMarketUser };
  return (
    <HeroPage picture={<LakeScene />} heading={t(($) => $.home.greeting, { name: user.name || user.userName })}>
      <ToReview />
      {roles.isStudent ? <MyAssignments isShared={user.status === 'ready' && user.me.sharedAccount} /> : null}
      <Section title={t(($) => $.home.actions.title)} plain>
        <ActionList actions={homeActions({ ...guessed, ...user, externalPanel })} />
      </Section>
      <UserGate errorTitle={t(($) => $.failed)}>
        {({ me, organizations }) => (
          <>
            {me.sharedAccount ? <Alert severity="info">{t(($) => $.home.shared)}</Alert> : null}
            <Section title={t(($) => $.organizations.title)}>
              <OrganizationList organizations={organizations} />
            </Section>
          </>
        )}
      </UserGate>
    </HeroPage>
  );
}

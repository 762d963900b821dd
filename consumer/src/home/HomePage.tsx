import { styled } from '@mui/material/styles';
import { Alert, LakeScene, Section, token } from '@realmkit/design-system';
import { useClients, useShell, useUserContext } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { entitlementQuery } from '../library/libraryQueries.ts';
import { OrganizationList } from '../organizations/OrganizationList.tsx';
import { HeroPage } from '../page/HeroPage.tsx';
import { UserGate } from '../page/UserGate.tsx';
import { ActionList } from './ActionList.tsx';
import { homeActions } from './homeActions.ts';
import { ContinueReading, MyAssignments, PlanSection, ShelfSection } from './homeParts.tsx';
import { type HomeSection, homeSections, mayNeedPlan } from './homeSections.ts';
import { PanelDoor } from './PanelDoor.tsx';
import { ToReview } from './review/ToReview.tsx';

/**
 * Holds the sections in the page's grid. What follows one that is loading appears after it, or after 1.5 s: a list that comes would push it
 * away under a finger.
 */
const Sections = styled('div')({
  display: 'contents',
  '& > :has([data-skeleton]) ~ *': {
    visibility: 'hidden',
    animationName: 'rk-appear',
    animationDelay: token('motion.wait.duration'),
    animationFillMode: 'forwards',
  },
  '@keyframes rk-appear': { to: { visibility: 'visible' } },
});

/** Shows the landing page (shell §2). */
export function HomePage() {
  const { t } = useTranslation('consumer');
  const { configuration, settings } = useShell();
  const user = useUserContext();
  const isReady = user.status === 'ready';
  const isShared = isReady && user.me.sharedAccount;
  const account = isReady ? (isShared ? 'shared' : 'personal') : user.status === 'failed' ? 'failed' : 'loading';
  // The token claims name the roles at once, so that the page is there early; the loaded associations override them.
  const known =
    user.status === 'anonymous'
      ? undefined
      : isReady
        ? user
        : { ...user, ...user.claimedRoles, isConsumerMarketUser: user.isActiveConsumerMarketUser };
  const asksForPlan = known !== undefined && mayNeedPlan({ ...known, account }, known.services);
  const { data: entitlement } = useQuery({ ...entitlementQuery(useClients()), enabled: asksForPlan && isReady });
  if (!known) return null;
  const needsPlan = asksForPlan && !(entitlement && (entitlement.opensBooks || entitlement.openedBy !== 'plan'));
  const sections = homeSections({ ...known, account, needsPlan });
  const actions = homeActions({ ...known, isShared, externalPanel: settings.externalPanel ? configuration.links.panel : undefined });
  const panel = sections.includes('panel') ? actions.find(({ id }) => id === 'manageUsers') : undefined;
  const [school] = isReady ? user.organizations : [];
  const parts: Readonly<Record<HomeSection, ReactNode>> = {
    panel: panel && <PanelDoor href={panel.href} />,
    toReview: <ToReview />,
    assignments: <MyAssignments isShared={isShared} />,
    plan: <PlanSection isKnown={isReady} />,
    reading: <ContinueReading isKnown={isReady} />,
    shelf: <ShelfSection owner={{ kind: 'user', id: known.uid }} isKnown={isReady} />,
    schoolBooks: school ? <ShelfSection owner={{ kind: 'schoolUnit', id: school.uid }} isKnown /> : null,
    doors: (
      <Section title={t(($) => $.home.actions.title)} plain>
        <ActionList actions={actions.filter((action) => action !== panel)} />
      </Section>
    ),
    organizations: (
      <UserGate errorTitle={t(($) => $.failed)}>
        {({ organizations }) => (
          <Section title={t(($) => $.organizations.title)}>
            <OrganizationList organizations={organizations} />
          </Section>
        )}
      </UserGate>
    ),
  };
  return (
    <HeroPage picture={<LakeScene />} heading={t(($) => $.home.greeting, { name: known.name || known.userName })}>
      <Sections>
        {sections.map((section) => (
          <Fragment key={section}>{parts[section]}</Fragment>
        ))}
      </Sections>
      {isShared ? <Alert severity="info">{t(($) => $.home.shared)}</Alert> : null}
    </HeroPage>
  );
}

import type { MyOrganization } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { OrganizationList } from '../organizations/OrganizationList.tsx';
import { Section } from '../page/Section.tsx';
import { ActionList } from './ActionList.tsx';
import type { HomeAction } from './homeActions.ts';

/** What the landing page says once it is known who is there. */
export interface HomeContentProps {
  readonly actions: readonly HomeAction[];
  readonly organizations: readonly MyOrganization[];
}

/** What someone can do here, and where they belong. */
export function HomeContent({ actions, organizations }: HomeContentProps) {
  const { t } = useTranslation('consumer');
  return (
    <>
      <Section title={t(($) => $.home.actions.title)}>
        <ActionList actions={actions} />
      </Section>
      <Section title={t(($) => $.organizations.title)}>
        <OrganizationList organizations={organizations} />
      </Section>
    </>
  );
}

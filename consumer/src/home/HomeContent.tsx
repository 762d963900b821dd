import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { MyOrganization } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { OrganizationList } from '../organizations/OrganizationList.tsx';
import { Columns } from '../page/Columns.tsx';
import { Section } from '../page/Section.tsx';
import { ActionList } from './ActionList.tsx';
import type { HomeAction } from './homeActions.ts';

const Later = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  color: token('color.text.muted'),
}));

/** What the landing page says once it is known who is there. */
export interface HomeContentProps {
  readonly actions: readonly HomeAction[];
  readonly organizations: readonly MyOrganization[];
  /** Whether subscriptions and payments will concern this person. */
  readonly isGuardian: boolean;
}

/** What someone can do here, where they belong, and what is still to come. */
export function HomeContent({ actions, organizations, isGuardian }: HomeContentProps) {
  const { t } = useTranslation('consumer');
  return (
    <>
      <Section title={t(($) => $.home.actions.title)}>
        <ActionList actions={actions} />
      </Section>
      <Columns>
        <Section title={t(($) => $.organizations.title)}>
          <OrganizationList organizations={organizations} />
        </Section>
        <Section title={t(($) => $.home.later.title)}>
          <Later>
            <li>{t(($) => $.home.later.library)}</li>
            {isGuardian ? <li>{t(($) => $.home.later.subscriptions)}</li> : null}
          </Later>
        </Section>
      </Columns>
    </>
  );
}

import { styled } from '@mui/material/styles';
import { LoginLayout, useRealmIdentity } from '@realmkit/design-system';
import { LanguageSetting, LegalLinks, SchemeSetting } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../page/usePageTitle.ts';

/** Shows language and scheme in one row. */
const Choices = styled('section')(({ theme }) => ({ display: 'flex', gap: theme.spacing(2), '& > :not(:last-child)': { flex: 1 } }));

interface LoginFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows the login layout with the realm's name, and the choice of language and scheme at its foot for visitors without a menu. */
export function LoginFrame({ title, children }: LoginFrameProps) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const { name } = useRealmIdentity();
  usePageTitle(title);
  return (
    <LoginLayout
      logo={{ href: '/', label: shell(($) => $.navigation.home, { name }) }}
      title={title}
      motto={t(($) => $.login.motto)}
      footer={<LegalLinks />}
      choices={
        <Choices aria-label={shell(($) => $.navigation.settings)}>
          <LanguageSetting compact />
          <SchemeSetting compact />
        </Choices>
      }
    >
      {children}
    </LoginLayout>
  );
}

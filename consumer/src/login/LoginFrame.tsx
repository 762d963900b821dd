import Stack from '@mui/material/Stack';
import { LoginLayout, useRealmIdentity } from '@realmkit/design-system';
import { LanguageSetting, LegalLinks, SchemeSetting } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../page/usePageTitle.ts';

interface LoginFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows the login layout with the realm's name, and the choice of language and scheme for visitors without a menu. */
export function LoginFrame({ title, children }: LoginFrameProps) {
  const { t } = useTranslation('consumer');
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
        <Stack component="section" spacing={2} aria-label={shell(($) => $.navigation.settings)}>
          <LanguageSetting />
          <SchemeSetting />
        </Stack>
      }
    >
      {children}
    </LoginLayout>
  );
}

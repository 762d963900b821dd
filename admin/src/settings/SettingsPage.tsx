import { styled } from '@mui/material/styles';
import { usePageTitle } from '@realmkit/admin-kit';
import { PageHeader, Section, token } from '@realmkit/design-system';
import { LanguageSetting, ListSetting, SchemeSetting } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: token('size.reading'),
  '& > :first-of-type': { marginBlockEnd: 0 },
}));

/** Shows the settings of the panel: the cached list types and their duration (admin §9), language and colours. */
export function Component() {
  const { t } = useTranslation('admin');
  const title = t(($) => $.navigation.areas.settings);
  usePageTitle(title);
  return (
    <Page>
      <PageHeader title={title} />
      <Section>
        <LanguageSetting />
        <SchemeSetting />
      </Section>
      <ListSetting />
    </Page>
  );
}

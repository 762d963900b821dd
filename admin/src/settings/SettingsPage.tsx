import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '@realmkit/admin-kit';
import { token } from '@realmkit/design-system';
import { LanguageSetting, ListSetting, SchemeSetting } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

const Page = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), maxWidth: token('size.reading') }));

/** Shows the settings of the panel: the cached list types and their duration (admin §9), language and colours. */
export function Component() {
  const { t } = useTranslation('admin');
  const title = t(($) => $.navigation.areas.settings);
  usePageTitle(title);
  return (
    <Page>
      <Typography variant="h1">{title}</Typography>
      <ListSetting />
      <LanguageSetting />
      <SchemeSetting />
    </Page>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '@realmkit/design-system';
import { LanguageSetting, ListSetting, SchemeSetting } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Page } from '../page/Page.tsx';
import { UserGate } from '../page/UserGate.tsx';

/** Shows language, scheme and, for employees, list settings; consumer-market users have them in the menu instead (shell §2). */
function SettingsPage() {
  const { t } = useTranslation('consumer');
  const { t: shell } = useTranslation('shell');
  const title = shell(($) => $.navigation.settings);
  return (
    <Page title={title} heading={title}>
      <UserGate errorTitle={t(($) => $.failed)}>
        {({ isConsumerMarketUser, isEmployee, isSuperuser }) =>
          isConsumerMarketUser ? <Navigate to="/" replace /> : <Choices lists={isEmployee || isSuperuser} />
        }
      </UserGate>
    </Page>
  );
}

/** Shows the settings; list settings are only for users who manage users. */
function Choices({ lists }: { readonly lists: boolean }) {
  const { t } = useTranslation('consumer');
  return (
    <Stack spacing={3} sx={{ maxWidth: '36rem' }}>
      <Typography color="textSecondary">{t(($) => $.settings.stored)}</Typography>
      <Section>
        <LanguageSetting />
        <SchemeSetting />
      </Section>
      {lists ? (
        <Section>
          <ListSetting />
        </Section>
      ) : null}
    </Stack>
  );
}

export { SettingsPage as Component };

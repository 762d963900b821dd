import Typography from '@mui/material/Typography';
import { FailedState, PageSkeleton } from '@realmkit/design-system';
import { runningServices, useErrorText, useOwnProfile } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Page } from '../page/Page.tsx';
import { useRetry } from '../page/useRetry.ts';
import { ServiceList } from './ServiceList.tsx';

/** Shows the services of the active subscriptions of the user and their schools (shell §2, admin §6). */
function ServicesPage() {
  const { t } = useTranslation('consumer');
  const { t: shell } = useTranslation('shell');
  const errorText = useErrorText();
  const profile = useOwnProfile();
  const { error, retry } = useRetry(profile);
  const title = t(($) => $.services.title);
  return (
    <Page title={title} heading={title}>
      {profile.data ? (
        <>
          <Typography color="textSecondary">{t(($) => $.services.lead)}</Typography>
          <ServiceList services={runningServices(profile.data.subscriptions)} />
        </>
      ) : error ? (
        <FailedState title={t(($) => $.services.failed)} description={errorText(error)} retry={retry} />
      ) : (
        <PageSkeleton label={shell(($) => $.loading)} />
      )}
    </Page>
  );
}

export { ServicesPage as Component };

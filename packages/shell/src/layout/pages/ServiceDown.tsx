import Typography from '@mui/material/Typography';
import { ErrorPage } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { BarePage } from './BarePage.tsx';
import { useRetryWithBackoff } from './useRetryWithBackoff.ts';

interface ServiceDownProps {
  /** Retries once; the parent unmounts this page on success. */
  readonly retry: () => Promise<unknown>;
  /** The configuration error, in English, for the operators of the platform. */
  readonly detail?: string | undefined;
}

/** Says that the platform cannot be reached, and retries until it can. */
export function ServiceDown({ retry, detail }: ServiceDownProps) {
  const { t } = useTranslation('shell');
  const { trying, tryNow } = useRetryWithBackoff(retry);
  return (
    <BarePage>
      <ErrorPage
        urgency="assertive"
        kind="unreachable"
        title={t(($) => $.serviceDown.title)}
        description={t(($) => $.serviceDown.help)}
        retry={{ label: t(($) => $.serviceDown.retry), onRetry: tryNow, busy: trying }}
      >
        {detail === undefined ? null : (
          <Typography component="p" variant="body2" color="textSecondary" lang="en" translate="no">
            {detail}
          </Typography>
        )}
      </ErrorPage>
    </BarePage>
  );
}

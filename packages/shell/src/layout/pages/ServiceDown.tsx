import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { BarePage } from './BarePage.tsx';
import { useRetryWithBackoff } from './useRetryWithBackoff.ts';

const Content = styled('div')(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.spacing(2) }));

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
      <Content>
        <div role="alert">
          <Typography variant="h1" gutterBottom>
            {t(($) => $.serviceDown.title)}
          </Typography>
          <Typography>{t(($) => $.serviceDown.help)}</Typography>
        </div>
        {detail === undefined ? null : (
          <Typography component="p" variant="body2" color="textSecondary" lang="en" translate="no">
            {detail}
          </Typography>
        )}
        <Button variant="contained" onClick={tryNow} aria-disabled={trying}>
          {t(($) => $.serviceDown.retry)}
        </Button>
      </Content>
    </BarePage>
  );
}

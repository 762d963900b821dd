import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { BarePage } from './BarePage.tsx';
import { useRetrying } from './useRetrying.ts';

const Words = styled('div')(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.spacing(2) }));

interface ServiceDownProps {
  /** One more try; whoever shows this page takes it away when it succeeds. */
  readonly retry: () => Promise<unknown>;
  /** What is wrong with the platform's set-up, in English, for those who run it. */
  readonly detail?: string | undefined;
}

/** Says that the platform cannot be reached, and goes on by itself as soon as it can. */
export function ServiceDown({ retry, detail }: ServiceDownProps) {
  const { t } = useTranslation('shell');
  const { trying, tryNow } = useRetrying(retry);
  return (
    <BarePage>
      <Words>
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
      </Words>
    </BarePage>
  );
}

import SearchOffIcon from '@mui/icons-material/SearchOff';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Typography from '@mui/material/Typography';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { StateMessage } from '../StateMessage/StateMessage.tsx';

/** What the error page says; the texts come translated. */
export interface ErrorPageProps {
  /** A page that does not exist, or one that failed. */
  kind: 'not-found' | 'failed';
  /** '404 Not Found' or 'An error occurred' (shell §2). */
  title: string;
  /** What it means and what to do next. */
  description?: string;
  home: { label: string; href?: string };
  retry?: { label: string; onRetry: () => void };
}

/** The page for what cannot be shown, with a way home and, where it may help, another try (shell §2). */
export function ErrorPage({ kind, title, description, home, retry }: ErrorPageProps) {
  return (
    <StateMessage
      icon={kind === 'not-found' ? <SearchOffIcon /> : <WarningAmberIcon />}
      tone={kind === 'not-found' ? 'neutral' : 'failed'}
      heading={<Typography variant="h1">{title}</Typography>}
      description={description}
      actions={
        <>
          {retry ? (
            <Button variant="contained" onClick={retry.onRetry}>
              {retry.label}
            </Button>
          ) : null}
          <ButtonLink variant={retry ? 'outlined' : 'contained'} href={home.href ?? '/'}>
            {home.label}
          </ButtonLink>
        </>
      }
    />
  );
}

import Typography from '@mui/material/Typography';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { StateMessage } from '../StateMessage/StateMessage.tsx';

/** The props of the error page; the texts are translated. */
export interface ErrorPageProps {
  /** A page that does not exist, or one with an error. */
  kind: 'not-found' | 'failed';
  /** '404 Not Found' or 'An error occurred' (shell §2). */
  title: string;
  /** The cause and the next step. */
  description?: string;
  home: { label: string; href?: string };
  retry?: { label: string; onRetry: () => void };
}

/** Renders the page for content that cannot be shown, with a link home and, where it may help, a retry button (shell §2). */
export function ErrorPage({ kind, title, description, home, retry }: ErrorPageProps) {
  return (
    <StateMessage
      picture={kind === 'not-found' ? 'not-found' : navigator.onLine ? 'failed' : 'offline'}
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

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Urgency } from '../../announcer/createAnnouncer.ts';
import type { SpotName } from '../../spots/SpotName.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { StateMessage } from '../StateMessage/StateMessage.tsx';

/** The page below the bars is its own: the message stands in its middle. */
const Page = styled('div')({ 'main:has(> &)': { display: 'grid', alignContent: 'center' } });

/** The props of the error page; the texts are translated. */
export interface ErrorPageProps {
  /** A page that does not exist, one with an error, or a platform that does not respond. */
  kind: 'not-found' | 'failed' | 'unreachable';
  /** '404 Not Found' or 'An error occurred' (shell §2). */
  title: string;
  /** The cause and the next step. */
  description?: ReactNode;
  home?: { label: string; href?: string };
  retry?: { label: string; onRetry: () => void; busy?: boolean };
  /** Other ways to go on, such as a search, between the message and the buttons. */
  children?: ReactNode;
  /** How it is announced, where it takes the place of a page. */
  urgency?: Urgency;
}

const pictureOf = (kind: ErrorPageProps['kind']): SpotName => {
  if (kind === 'not-found') return 'not-found';
  return kind === 'failed' && navigator.onLine ? 'failed' : 'offline';
};

/** Renders the page for content that cannot be shown, with a link home and, where it may help, a retry button (shell §2). */
export function ErrorPage({ kind, title, description, home, retry, children, urgency }: ErrorPageProps) {
  return (
    <Page>
      <StateMessage
        urgency={urgency}
        picture={pictureOf(kind)}
        heading={<Typography variant="h1">{title}</Typography>}
        description={description}
        actions={
          retry || home ? (
            <>
              {retry ? (
                <Button variant="contained" onClick={retry.onRetry} aria-disabled={retry.busy || undefined}>
                  {retry.label}
                </Button>
              ) : null}
              {home ? (
                <ButtonLink variant={retry ? 'outlined' : 'contained'} href={home.href ?? '/'}>
                  {home.label}
                </ButtonLink>
              ) : null}
            </>
          ) : undefined
        }
      >
        {children}
      </StateMessage>
    </Page>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

interface PageHeadProps {
  readonly title: string;
  /** A second name of the record, e.g. the user name. */
  readonly subtitle?: string | undefined;
  /** The actions of the page, beside the heading. */
  readonly actions?: ReactNode;
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBlockEnd: theme.spacing(2),
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { color: token('color.text.muted') },
}));

/** Shows the heading of a page with its actions; it is also the title of the browser tab. */
export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  usePageTitle(title || undefined);
  return (
    <Head>
      <div>
        <Typography variant="h1">{title}</Typography>
        {subtitle ? <Typography>{subtitle}</Typography> : null}
      </div>
      {actions}
    </Head>
  );
}

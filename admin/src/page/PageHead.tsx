import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** What else names the thing on show. */
  readonly subtitle?: string | undefined;
  /** What can be done here, beside the heading. */
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

/** The heading of a page, with what can be done there. */
export function PageHead({ title, subtitle, actions }: PageHeadProps) {
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

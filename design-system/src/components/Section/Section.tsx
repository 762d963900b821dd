import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { token } from '../../tokens/token.ts';

/** The props of a section of a page. */
export interface SectionProps {
  /** The heading, which also names the section as a region; without it the card is only a ground. */
  readonly title?: string;
  /** Limits the section to the width of a form. */
  readonly width?: 'form';
  /** Without a card: for sections of cards, and for running text. */
  readonly plain?: boolean;
  /** A link beside the heading, such as to all of what the section shows some of. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

const Root = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '&[data-width=form]': { maxWidth: '36rem' },
  '&[data-card]': {
    padding: theme.spacing(2),
    border: `${token('border.thin')} solid ${token('color.border.divider')}`,
    borderRadius: token('radius.card'),
    backgroundColor: token('color.surface.raised'),
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(2.5, 3) },
    '@media print': { padding: 0, border: 0 },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
}));

/** Renders a section of a page on a card, with its heading. */
export function Section({ title, width, plain = false, more, children }: SectionProps) {
  const id = useId();
  const heading =
    title === undefined ? null : (
      <Typography id={id} variant="h2">
        {title}
      </Typography>
    );
  return (
    <Root aria-labelledby={title === undefined ? undefined : id} data-width={width} data-card={plain ? undefined : ''}>
      {more === undefined ? (
        heading
      ) : (
        <Head>
          {heading}
          {more}
        </Head>
      )}
      {children}
    </Root>
  );
}

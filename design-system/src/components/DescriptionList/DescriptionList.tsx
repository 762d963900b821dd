import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../../tokens/token.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  '& dt, & dd': { minWidth: 0 },
  '& dt': { color: token('color.text.muted'), hyphens: 'auto' },
  '& dd': { margin: 0 },
  '&[data-layout=responsive]': {
    gap: theme.spacing(2),
    '& > div': { display: 'grid', gap: theme.spacing(0.25, 2) },
    [theme.breakpoints.up('sm')]: { gap: theme.spacing(1.5), '& > div': { gridTemplateColumns: '12rem 1fr' } },
  },
  '&[data-layout=stacked]': { gap: theme.spacing(1.5), '& dt': { fontSize: token('font.size.caption') } },
  '&[data-layout=compact]': {
    gridTemplateColumns: '7rem 1fr',
    gap: theme.spacing(0.5, 1.5),
    '& > div': { display: 'contents' },
    '& dt': { fontSize: token('font.size.caption'), lineHeight: `calc(${token('font.size.body')} * ${token('font.lineHeight.body')})` },
  },
}));

/** The props of a list of names and values. */
export interface DescriptionListProps {
  /** `responsive` puts names beside values on wide screens, `stacked` always above them, `compact` always beside them in a narrow column. */
  readonly layout?: 'responsive' | 'stacked' | 'compact';
  /** The `DescriptionItem`s. */
  readonly children: ReactNode;
}

/** Shows names and their values. */
export function DescriptionList({ layout = 'responsive', children }: DescriptionListProps) {
  return <List data-layout={layout}>{children}</List>;
}

/** The props of a name and its value. */
export interface DescriptionItemProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** Shows a name and its value. */
export function DescriptionItem({ name, children }: DescriptionItemProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { ReactNode } from 'react';

/** Shows names and values side by side, on narrow screens below each other. */
export const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1.5) },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25, 2),
  '& > dt': { color: token('color.text.muted') },
  '& > dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '12rem 1fr' },
}));

interface DescriptionItemProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Shows a name and its value. */
export function DescriptionItem({ name, children }: DescriptionItemProps) {
  return (
    <Row>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const Root = styled('section')(({ theme }) => ({ display: 'grid', alignContent: 'start', gap: theme.spacing(1.5), minWidth: 0 }));

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page under its heading, which also names it for those who go from region to region. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Root>
  );
}

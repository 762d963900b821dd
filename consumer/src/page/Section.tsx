import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '&[data-width=form]': { maxWidth: '36rem' },
}));

interface SectionProps {
  readonly title: string;
  /** No wider than a form is filled in with ease. */
  readonly width?: 'form';
  readonly children: ReactNode;
}

/** A part of a page under its heading, which also names it for those who go from region to region. */
export function Section({ title, width, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-width={width}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Root>
  );
}

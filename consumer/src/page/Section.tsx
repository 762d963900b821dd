import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '&[data-width=form]': { maxWidth: '36rem' },
  '&:focus': { outline: 'none' },
}));

interface SectionProps {
  readonly title: string;
  /** No wider than a form is filled in with ease. */
  readonly width?: 'form';
  /** For what can take the focus as a whole, when what had it goes. */
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A part of a page under its heading, which also names it for those who go from region to region. */
export function Section({ title, width, ref, children }: SectionProps) {
  const id = useId();
  return (
    <Root ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id} data-width={width}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Root>
  );
}

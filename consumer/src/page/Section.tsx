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
  /** Limits the section to the width of a form. */
  readonly width?: 'form';
  /** The element that takes the focus when the focused control is removed. */
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** Shows a section with its heading, which also names it as a region for screen readers. */
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

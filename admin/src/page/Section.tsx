import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5),
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
}));

/** Renders a part of a page with a heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Frame>
  );
}

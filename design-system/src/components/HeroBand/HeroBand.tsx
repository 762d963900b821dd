import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fadeIn } from '../../theme/fadeIn.ts';
import { motifStyles } from '../../theme/motifStyles.ts';
import { token } from '../../tokens/token.ts';

/** The height of a picture above the heading: in a wider box, a lower one would cut the heads of the people in it off. */
const strip = `max(${token('size.hero.narrow')}, 33vw)`;

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: token('size.hero.narrow'),
  padding: theme.spacing(2),
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.accent'),
  '&::before': { ...motifStyles('color.surface.accentMotif', 'to right,#0000 25%,#000'), insetInline: 0 },
  '& > h1': { position: 'relative', maxWidth: '24em' },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  [theme.breakpoints.up('md')]: { minHeight: token('size.hero.wide') },
  '&[data-picture]': {
    paddingBlockStart: `calc(${strip} + ${theme.spacing(2)})`,
    '& > svg': { position: 'absolute', insetInline: 0, insetBlockStart: 0, width: '100%', height: strip },
    // It is beside the heading where there is room.
    [theme.breakpoints.up('sm')]: {
      minHeight: token('size.hero.wide'),
      paddingBlockStart: theme.spacing(4),
      '& > svg': { insetInlineStart: 'auto', width: '50%', height: '100%', ...fadeIn('inline') },
      '& > h1': { maxWidth: '45%' },
    },
  },
  '@media print': {
    minHeight: 0,
    padding: 0,
    backgroundColor: 'transparent',
    '&::before': { display: 'none' },
    '& > svg': { display: 'none' },
  },
}));

interface HeroBandProps {
  title: string;
  /** A drawing, such as a scene, above the heading or beside it if there is room; its place is there before it is loaded. */
  picture?: ReactNode;
}

/** Renders a page's heading on a band with the realm's motif; the height is known before the heading, so nothing shifts. */
export function HeroBand({ title, picture }: HeroBandProps) {
  return (
    <Band data-picture={picture ? '' : undefined}>
      {picture}
      <Typography variant="h1">{title}</Typography>
    </Band>
  );
}

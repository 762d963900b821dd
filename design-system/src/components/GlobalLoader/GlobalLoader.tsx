import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

interface GlobalLoaderProps {
  /** The number of pending requests; the loader shows above 0 (admin §2). */
  pending: number;
  /** The accessible name of the loader. */
  label: string;
}

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });
const appear = keyframes({ from: { opacity: 0 } });

/** Appears after a delay, so that quick responses cause no flicker. */
const Track = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.zIndex.tooltip,
  height: 4,
  overflow: 'hidden',
  backgroundColor: token('color.progress.track'),
  animation: `${appear} ${token('motion.enter.duration')} ${token('motion.enter.duration')} backwards`,
  '&::before': {
    content: '""',
    display: 'block',
    width: '30%',
    height: '100%',
    backgroundColor: token('color.progress.indicator'),
    animation: `${slide} ${token('motion.wait.duration')} ${token('motion.wait.easing')} infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '&::before': {
      width: '100%',
      animation: `${breathe} ${token('motion.wait.duration')} ${token('motion.wait.easing')} infinite !important`,
    },
  },
  '@media (forced-colors: active)': { '&::before': { backgroundColor: 'Highlight' } },
  '@media print': { display: 'none' },
}));

/** Renders a bar along the top of the window while requests are pending. */
export function GlobalLoader({ pending, label }: GlobalLoaderProps) {
  return pending > 0 ? <Track role="progressbar" aria-label={label} /> : null;
}

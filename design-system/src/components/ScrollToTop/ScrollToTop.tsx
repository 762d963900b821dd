import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../Button/IconButton.tsx';

/** The scroll distance after which the button appears, in px (reader §9). */
const appearsAfter = 20;

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: `calc(${token('size.bottomBar')} + ${theme.spacing(2)})`,
  insetInlineEnd: theme.spacing(2),
  zIndex: theme.zIndex.fab,
  borderRadius: token('radius.round'),
  boxShadow: token('shadow.floating'),
  backgroundColor: token('color.action.primary'),
  color: token('color.action.onPrimary'),
  '@media print': { display: 'none' },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid ButtonText` },
}));

/** Renders a button back to the top of a long page, visible after 20 px of scroll (reader §9). */
export function ScrollToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > appearsAfter);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!shown) return null;
  const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Corner>
      <IconButton label={label} onClick={() => window.scrollTo({ top: 0, behavior: still() ? 'auto' : 'smooth' })}>
        <ArrowUpwardIcon />
      </IconButton>
    </Corner>
  );
}

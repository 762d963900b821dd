import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../Button/IconButton.tsx';

/** The scroll distance after which the button appears, in px (admin §9, reader §9). */
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
  // A bar that floats at the same place comes first: its buttons would be covered.
  'html:has([data-floating-bar]) &': { display: 'none' },
  '@media print': { display: 'none' },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid ButtonText` },
}));

/** Returns the element around another that is scrolled so far: the page, or on phones with a bar at the bottom the part between the bars. */
function scrolledAncestor(element: Element | null): Element | undefined {
  for (let around = element; around; around = around.parentElement) if (around.scrollTop > appearsAfter) return around;
  return undefined;
}

/** Renders a button back to the top of a long page, visible after 20 px of scroll (admin §9, reader §9). */
export function ScrollToTop({ label }: { label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState<Element>();
  useEffect(() => {
    const update = () => setScrolled(scrolledAncestor(place.current));
    update();
    // Events of scrolling do not bubble.
    window.addEventListener('scroll', update, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', update, { capture: true });
  }, []);
  const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div ref={place}>
      {scrolled ? (
        <Corner>
          <IconButton label={label} onClick={() => scrolled.scrollTo({ top: 0, behavior: still() ? 'auto' : 'smooth' })}>
            <ArrowUpwardIcon />
          </IconButton>
        </Corner>
      ) : null}
    </div>
  );
}

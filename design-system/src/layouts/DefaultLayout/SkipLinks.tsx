import { styled } from '@mui/material/styles';
import type { MouseEvent, RefObject } from 'react';
import { token } from '../../tokens/token.ts';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2),
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.link'),
  fontWeight: token('font.weight.medium'),
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden', whiteSpace: 'nowrap' },
}));

/** A page without a search needs no way to it. */
const ToSearch = styled(Anchor)({ 'html:not(:has(main input[type="search"])) &': { display: 'none' } });

interface SkipLinksProps {
  label: string;
  searchLabel: string;
  target: RefObject<HTMLElement | null>;
}

/** Renders the first tab stops: they move the focus past the bars to the content, and to its search where it has one, without changing the URL. */
export function SkipLinks({ label, searchLabel, target }: SkipLinksProps) {
  const skipTo = (find: (main: HTMLElement) => HTMLElement | null) => (event: MouseEvent) => {
    event.preventDefault();
    const main = target.current;
    if (main) (find(main) ?? main).focus();
  };
  return (
    <>
      <Anchor href="#main" onClick={skipTo((main) => main)}>
        {label}
      </Anchor>
      <ToSearch href="#main" onClick={skipTo((main) => main.querySelector('input[type="search"]'))}>
        {searchLabel}
      </ToSearch>
    </>
  );
}

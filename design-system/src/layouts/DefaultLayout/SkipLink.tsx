import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
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

interface SkipLinkProps {
  label: string;
  target: RefObject<HTMLElement | null>;
}

/** Renders the first tab stop: it moves the focus past the bars to the content without changing the URL. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <Anchor
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    >
      {label}
    </Anchor>
  );
}

import { motion } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';

/** The look of one of several tabs, be it a link or a button; the current one is underlined. */
export const tabStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token('space.100'),
  minHeight: '3rem',
  paddingInline: token('space.200'),
  color: token('color.text.muted'),
  fontWeight: token('font.weight.medium'),
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '&:hover': { color: token('color.text.default'), backgroundColor: token('color.action.hover') },
  '&:is([aria-current], [aria-selected=true])': { color: token('color.action.primary') },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: token('border.marker'),
    backgroundColor: 'currentColor',
    scale: '0 1',
    transition: motion('enter', 'scale'),
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  '&:is([aria-current], [aria-selected=true])::after': { scale: '1' },
} as const;

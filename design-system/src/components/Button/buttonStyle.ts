import { hoverTransition } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';

/** The appearance of a button. */
export interface ButtonAppearance {
  /** Contained for the main action of a page, outlined beside it, text for the rest. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  /** `inherit` takes the colour of the surrounding text, for use on bars. */
  color?: 'primary' | 'error' | 'inherit' | undefined;
  /** Large for the one thing that a page is for. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `start` puts the label of a text button in line with the text above it; its invisible padding stands out. */
  edge?: 'start' | undefined;
}

/** Returns the data attributes that select the appearance. */
export const appearanceAttributes = ({ variant = 'text', color = 'primary', size = 'medium', edge }: ButtonAppearance) => ({
  'data-variant': variant,
  'data-color': color,
  'data-size': size,
  'data-edge': edge,
});

const disabled = ':is(:disabled, [aria-disabled=true])';

/** The style of buttons and of links that look like buttons; the same as that of MUI's buttons under `pageTheme`. */
export const buttonStyle = {
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.100'),
  minWidth: '4rem',
  maxWidth: '100%',
  minHeight: token('size.target'),
  margin: 0,
  padding: `${token('space.050')} ${token('space.200')}`,
  border: `${token('border.thin')} solid transparent`,
  borderRadius: token('radius.button'),
  background: 'none',
  color: 'var(--rk-button-tone)',
  font: 'inherit',
  fontSize: token('font.size.label'),
  fontWeight: token('font.weight.strong'),
  lineHeight: token('font.lineHeight.compact'),
  textAlign: 'center',
  // A row of buttons is as wide as their words.
  overflowWrap: 'break-word',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[data-color=primary]': {
    '--rk-button-tone': token('color.action.primary'),
    '--rk-button-hover': token('color.action.primaryHover'),
    '--rk-button-text': token('color.action.onPrimary'),
  },
  '&[data-color=error]': {
    '--rk-button-tone': token('color.feedback.error'),
    '--rk-button-hover': `color-mix(in srgb, ${token('color.feedback.error')} 88%, black)`,
    '--rk-button-text': token('color.feedback.onError'),
  },
  '&[data-color=inherit]': { color: 'inherit' },
  '&[data-size=small]': { minHeight: '2.25rem', paddingInline: token('space.150'), fontSize: token('font.size.small') },
  '&[data-size=large]': { minHeight: '3.5rem', paddingInline: token('space.400'), fontSize: token('font.size.h3') },
  '&[data-edge=start]': { minWidth: 0, marginInlineStart: `calc(-1 * ${token('space.200')} - ${token('border.thin')})` },
  '&[data-edge=start][data-size=small]': { marginInlineStart: `calc(-1 * ${token('space.150')} - ${token('border.thin')})` },
  '&[data-variant=outlined]': { borderColor: 'currentColor' },
  '&[data-variant=contained]': { backgroundColor: 'var(--rk-button-tone)', color: 'var(--rk-button-text)' },
  '&:hover': { ...hoverTransition, backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&[data-variant=contained]:hover': { backgroundColor: 'var(--rk-button-hover)' },
  [`&${disabled}`]: { cursor: 'not-allowed', color: token('color.text.muted'), backgroundColor: 'transparent' },
  [`&:is([data-variant=contained], [data-variant=outlined])${disabled}`]: {
    borderColor: 'transparent',
    backgroundColor: token('color.surface.sunken'),
  },
  '@media (forced-colors: active)': { borderColor: 'ButtonText', [`&${disabled}`]: { color: 'GrayText', borderColor: 'GrayText' } },
} as const;

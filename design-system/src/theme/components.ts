import type { Components, Theme } from '@mui/material/styles';
import { Link } from '../link/Link.tsx';
import { token } from '../tokens/token.ts';
import { focusRing, focusRingOnBar, focusRingOnPage } from './focusRing.ts';

/** Defaults and shapes of MUI's components; colours come from the palette. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: focusRingOnPage,
      body: { overflowWrap: 'break-word' },
      ':focus-visible': focusRing,
      a: { color: token('color.text.link') },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after, ::backdrop': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: Link } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: token('radius.button'),
        paddingInline: '1.125rem',
        lineHeight: 1.3,
        variants: [
          { props: ({ size }) => size !== 'small', style: { minHeight: token('size.target') } },
          { props: { variant: 'outlined', color: 'primary' }, style: { borderColor: 'currentColor' } },
        ],
      },
    },
  },
  MuiIconButton: { styleOverrides: { sizeMedium: { minWidth: token('size.target'), minHeight: token('size.target') } } },
  MuiLink: { defaultProps: { component: Link } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: { root: { backgroundColor: token('color.surface.bar'), color: token('color.text.onBar'), ...focusRingOnBar } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: token('radius.card') } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: token('color.surface.raised') },
      notchedOutline: { insetBlockStart: 0, borderColor: token('color.border.control'), '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: token('font.size.caption') } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBlockEnd: '0.375rem',
        overflow: 'visible',
        whiteSpace: 'normal',
        color: token('color.text.default'),
        fontSize: '0.9375rem',
        fontWeight: token('font.weight.medium'),
        lineHeight: 1.35,
      },
      asterisk: { color: token('color.feedback.error') },
    },
  },
};

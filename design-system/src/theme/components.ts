import type { Components, Theme } from '@mui/material/styles';
import { Link } from '../link/Link.tsx';
import { token } from '../tokens/token.ts';
import { focusRing, focusRingOnBar } from './focusRing.ts';
import { selectComponents } from './selectArrow.ts';
import { hoverTransition } from './transitions.ts';

/** Defaults and styles of MUI's components; colours come from the palette. */
export const components: Components<Omit<Theme, 'components'>> = {
  ...selectComponents,
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: Link },
    // MUI's own class is missing when a dialog restores the focus.
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: token('radius.button'),
        paddingInline: token('space.200'),
        lineHeight: token('font.lineHeight.compact'),
        '&:hover': hoverTransition,
        variants: [
          { props: ({ size }) => size !== 'small', style: { minHeight: token('size.target') } },
          { props: { variant: 'outlined', color: 'primary' }, style: { borderColor: 'currentColor' } },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { '&:hover': hoverTransition },
      sizeMedium: { minWidth: token('size.target'), minHeight: token('size.target') },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      fontSizeSmall: { fontSize: token('size.icon.small') },
      fontSizeMedium: { fontSize: token('size.icon.medium') },
      fontSizeLarge: { fontSize: token('size.icon.large') },
    },
  },
  MuiLink: { defaultProps: { component: Link } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: { root: { backgroundColor: token('color.surface.bar'), color: token('color.text.onBar'), ...focusRingOnBar } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: token('radius.card') } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        // The tint alone is nearly the page's colour.
        border: `${token('border.thin')} solid color-mix(in srgb, currentColor 30%, transparent)`,
        variants: [
          {
            // The action moves below the text when there is no space beside it.
            props: ({ action }) => Boolean(action),
            style: { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 0', minWidth: 'min(12rem, 70%)' } },
          },
        ],
      },
    },
  },
};

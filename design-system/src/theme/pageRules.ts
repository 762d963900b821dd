import type { Theme } from '@mui/material/styles';
import { token } from '../tokens/token.ts';
import { breakpoints } from './breakpoints.ts';
import { focusRing, focusRingOnPage } from './focusRing.ts';

const written = (name: string): string => (name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

const declarations = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${written(name)}:${value}`)
    .join(';');

/** Returns the media query of screens below a breakpoint. */
const below = (name: keyof typeof breakpoints): string => `@media (width < ${breakpoints[name]}px)`;

/** The equivalent of MUI's CssBaseline, with this design system's tokens. */
const baseline: readonly string[] = [
  `html{box-sizing:border-box;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;${declarations(focusRingOnPage)}}`,
  // What gets the focus is never under the bars, nor the label above a field (WCAG 2.4.11); on low screens the bars leave no room for more.
  `html{scroll-padding-block:min(calc(${token('size.topBar')} + 56px),40vh) ${token('space.200')}}`,
  `${below('sm')}{html{scroll-padding-block-end:min(calc(${token('size.bottomBar')} + ${token('space.200')}),30vh)}}`,
  '*,*::before,*::after{box-sizing:inherit}',
  `strong,b{font-weight:${token('font.weight.strong')}}`,
  `body{margin:0;color:${token('color.text.default')};background-color:${token('color.surface.page')};font:${token('font.weight.regular')} ${token('font.size.body')}/${token('font.lineHeight.body')} ${token('font.family.ui')};overflow-wrap:anywhere}`,
  // Any word may break rather than widen what it stands in, as a name of 60 letters would; a column is as wide as the words of its head.
  'thead th{overflow-wrap:break-word}',
  `body::backdrop{background-color:${token('color.surface.page')}}`,
  '@media print{body{background-color:#fff}}',
  `:focus-visible{${declarations(focusRing)}}`,
  `a{color:${token('color.text.link')}}`,
  // Forced colours take shadows and backgrounds away; an underline would be missing below an icon.
  '@media (forced-colors:active){a[href][aria-current]{border-block-end:3px solid Highlight}}',
  // Not a short duration: it would let all properties of all elements change in a transition, also those of a change of realm.
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after,::backdrop{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}',
  // As short as what goes: browsers give no press to a page while it is a picture that fades.
  `::view-transition-group(root){animation-duration:${token('motion.leave.duration')}}`,
  '[data-scheme=light]{color-scheme:light}',
  '[data-scheme=dark]{color-scheme:dark}',
];

/** Returns the global rules of a page: MUI's custom properties of a theme, and the base styles. */
export const pageRules = (theme: Theme): readonly string[] => [
  ...theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet).map(([selector, values]) => `${selector}{${declarations(values)}}`)),
  ...baseline,
];

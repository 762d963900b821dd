import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { cssVariable, defaultRealm, pageTokens, plainThemeOptions, token, tokenSet } from '@realmkit/design-system';
import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ReportError } from '../ReaderProps.ts';
import type { ReaderAppearance } from '../reader/pageTheme.ts';
import { bookWithTwoRows } from './bars/bars.ts';
import { ReportContext } from './PartBoundary.tsx';

/** Returns the custom properties of the design system's components, which the host page may lack. */
function customProperties({ realm = defaultRealm, theme = 'default', pageColour, scheme }: ReaderAppearance): string {
  const declared = Object.entries(pageTokens(tokenSet(realm, theme, scheme), pageColour)).map(
    ([name, value]) => `${cssVariable(name)}:${value}`,
  );
  return `:host{${declared.join(';')};color-scheme:${scheme}}`;
}

/** Renders the styles that the book needs, before the controls are rendered. */
export function ReaderStyles(appearance: ReaderAppearance) {
  return (
    <>
      <style>{customProperties(appearance)}</style>
      <style>{baseStyle}</style>
    </>
  );
}

/** The styling of the controls within the shadow root. */
interface ReaderStyling {
  readonly cache: EmotionCache;
  readonly theme: Theme;
}

const readerTheme = ({ realm = defaultRealm, theme = 'default', scheme }: Omit<ReaderAppearance, 'pageColour'>): Theme =>
  createTheme(plainThemeOptions(realm, theme, scheme));

/** Creates the styling of the controls once they are enabled, isolated from the styles of the host page. */
export function useReaderTheme(root: ShadowRoot, { realm, theme, scheme }: ReaderAppearance, enabled: boolean): ReaderStyling | undefined {
  const cache = useMemo(() => (enabled ? createCache({ key: 'rkr', container: root }) : undefined), [root, enabled]);
  const muiTheme = useMemo(() => (enabled ? readerTheme({ realm, theme, scheme }) : undefined), [realm, theme, scheme, enabled]);
  return useMemo(() => (cache && muiTheme ? { cache, theme: muiTheme } : undefined), [cache, muiTheme]);
}

interface ReaderProvidersProps {
  readonly styling: ReaderStyling;
  readonly texts: i18n;
  readonly onError: ReportError | undefined;
  readonly children: ReactNode;
}

/** Provides the theme, the texts and the report of errors to the controls. */
export function ReaderProviders({ styling: { cache, theme }, texts, onError, children }: ReaderProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <I18nextProvider i18n={texts}>
          <ReportContext value={onError}>{children}</ReportContext>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The height from which the pages leave space for the bars; on a lower screen, as at a zoom of 400 %, little text would be left. */
const roomForBars = '20rem';

/**
 * The base styles of the reader; the pages leave space for the bars, so that these cover no text. The host element belongs to the
 * surrounding page, whose rules win there; inherited properties are reset inside.
 */
const baseStyle = `
:host{display:block;position:relative!important;overflow:clip!important;isolation:isolate;min-height:min(20rem,100dvh);background:${token('color.reader.page')}}
[data-reader-root]{--rk-end-bar:4.25rem;font:${token('font.weight.regular')} 1rem/1.5 ${token('font.family.ui')};color:${token('color.text.default')};text-align:start;text-indent:0;letter-spacing:normal;word-spacing:normal;text-transform:none;text-shadow:none;white-space:normal;overflow-wrap:anywhere;line-break:auto;cursor:auto;visibility:visible;direction:ltr;-webkit-font-smoothing:antialiased}
[data-heard=true]{--rk-end-bar:7.5rem;${cssVariable('size.bottomBar')}:7.5rem}
[data-stage-room]{position:absolute;inset:0;container-type:size}
[data-reader-stage]{position:absolute;inset:4rem env(safe-area-inset-right) calc(4.25rem + env(safe-area-inset-bottom)) env(safe-area-inset-left);overflow:hidden}
[data-reader-stage][data-bar=none]{inset-block-end:max(1.75rem,env(safe-area-inset-bottom))}
@container (max-width:${bookWithTwoRows}){[data-reader-stage][data-bar=narrated]{inset-block-end:calc(7.25rem + env(safe-area-inset-bottom))}}
@container (max-height:${roomForBars}){[data-reader-stage][data-bar]{inset-block:0.5rem max(0.5rem,env(safe-area-inset-bottom))}}
*,*::before,*::after{box-sizing:border-box}
:focus-visible{outline:${token('focus.width')} solid ${token('color.border.focus')};outline-offset:2px}
[hidden]{display:none!important}
@media print{:host{height:auto!important;overflow:visible!important;background:none!important}[data-reader-root]{position:static!important;overflow:visible!important}[data-reader-root]>:not([data-print-sheet]){display:none!important}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;transition:none!important}}
`;

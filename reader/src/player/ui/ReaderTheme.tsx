import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { cssVariable, defaultRealm, plainThemeOptions, token, tokenSet } from '@realmkit/design-system';
import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ReaderLook } from '../reader/createReader.ts';
import { barNarrow } from './bars.ts';

/** The custom properties that the design system's components go by; the page around need not have them. */
function customProperties({ realm = defaultRealm, theme = 'default', scheme }: ReaderLook): string {
  const declared = Object.entries(tokenSet(realm, theme, scheme)).map(([name, value]) => `${cssVariable(name)}:${value}`);
  return `:host{${declared.join(';')};color-scheme:${scheme}}`;
}

/** What the book itself needs to be shown; it stands before anything of the controls is made. */
export function ReaderStyles(look: ReaderLook) {
  return (
    <>
      <style>{customProperties(look)}</style>
      <style>{baseStyle}</style>
    </>
  );
}

/** What the controls wear within the shadow root. */
interface ReaderDress {
  readonly cache: EmotionCache;
  readonly theme: Theme;
}

const readerTheme = ({ realm = defaultRealm, theme = 'default', scheme }: ReaderLook): Theme =>
  createTheme(plainThemeOptions(realm, theme, scheme));

/** Makes what the controls wear, once they are wanted: nothing of their styles is seen outside, and nothing of the page's inside. */
export function useReaderTheme(root: ShadowRoot, { realm, theme, scheme }: ReaderLook, wanted: boolean): ReaderDress | undefined {
  const cache = useMemo(() => (wanted ? createCache({ key: 'rkr', container: root }) : undefined), [root, wanted]);
  const worn = useMemo(() => (wanted ? readerTheme({ realm, theme, scheme }) : undefined), [realm, theme, scheme, wanted]);
  return useMemo(() => (cache && worn ? { cache, theme: worn } : undefined), [cache, worn]);
}

interface DressedProps {
  readonly dress: ReaderDress;
  readonly texts: i18n;
  readonly children: ReactNode;
}

/** Controls in their theme and their language. */
export function Dressed({ dress: { cache, theme }, texts, children }: DressedProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <I18nextProvider i18n={texts}>{children}</I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** What a page's own style sheet would say; the pages have room enough that the bars cover no text while they are shown. The host belongs to the page around, whose rules win there; what is inherited is put right inside. */
const baseStyle = `
:host{display:block;position:relative!important;overflow:clip!important;isolation:isolate;min-height:20rem;background:${token('color.reader.page')}}
[data-reader-root]{font:${token('font.weight.regular')} 1rem/1.5 ${token('font.family.ui')};color:${token('color.text.default')};text-align:start;text-indent:0;letter-spacing:normal;word-spacing:normal;text-transform:none;text-shadow:none;white-space:normal;line-break:auto;cursor:auto;visibility:visible;direction:ltr;-webkit-font-smoothing:antialiased}
[data-stage-room]{position:absolute;inset:0;container-type:inline-size}
[data-reader-stage]{position:absolute;inset:4rem 0 4.25rem;overflow:hidden}
[data-reader-stage][data-bar=none]{inset-block-end:1.75rem}
@container (max-width:${barNarrow}){[data-reader-stage][data-bar=narrated]{inset-block-end:7.25rem}}
*,*::before,*::after{box-sizing:border-box}
:focus-visible{outline:${token('focus.width')} solid ${token('color.border.focus')};outline-offset:2px}
[hidden]{display:none!important}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;transition-duration:1ms!important}}
`;

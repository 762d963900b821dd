import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  cssVariable,
  defaultRealm,
  type Realm,
  realmThemeOptions,
  type Scheme,
  type ThemeName,
  token,
  tokenSet,
} from '@realmkit/design-system';
import { type ReactNode, useMemo } from 'react';

interface ReaderThemeProps {
  /** Where the styles go: nothing of them is seen outside, and nothing of the page's inside. */
  readonly root: ShadowRoot;
  readonly realm: Realm | undefined;
  readonly theme: ThemeName | undefined;
  readonly scheme: Scheme;
  readonly children: ReactNode;
}

/** The custom properties that the design system's components go by; the page around need not have them. */
function customProperties(realm: Realm, theme: ThemeName, scheme: Scheme): string {
  const declared = Object.entries(tokenSet(realm, theme, scheme)).map(([name, value]) => `${cssVariable(name)}:${value}`);
  return `:host{${declared.join(';')};color-scheme:${scheme}}`;
}

/** Dresses the reader within its own shadow root. */
export function ReaderTheme({ root, realm = defaultRealm, theme = 'default', scheme, children }: ReaderThemeProps) {
  const cache = useMemo(() => createCache({ key: 'rkr', container: root }), [root]);
  const worn = useMemo(() => {
    const { colorSchemes = {}, cssVariables: _variables, ...options } = realmThemeOptions(realm, theme);
    const own = colorSchemes[scheme];
    return createTheme({ ...options, ...(typeof own === 'object' && own.palette ? { palette: { ...own.palette, mode: scheme } } : {}) });
  }, [realm, theme, scheme]);
  return (
    <>
      <style>{customProperties(realm, theme, scheme)}</style>
      <style>{baseStyle}</style>
      <CacheProvider value={cache}>
        <ThemeProvider theme={worn}>{children}</ThemeProvider>
      </CacheProvider>
    </>
  );
}

/** What a page's own style sheet would say. The host belongs to the page around, whose rules win there; what is inherited is put right inside. */
const baseStyle = `
:host{display:block;position:relative!important;overflow:clip!important;isolation:isolate;min-height:20rem;background:${token('color.reader.page')}}
[data-reader-root]{font:${token('font.weight.regular')} 1rem/1.5 ${token('font.family.ui')};color:${token('color.text.default')};text-align:start;text-indent:0;letter-spacing:normal;word-spacing:normal;text-transform:none;text-shadow:none;white-space:normal;line-break:auto;cursor:auto;visibility:visible;direction:ltr;-webkit-font-smoothing:antialiased}
*,*::before,*::after{box-sizing:border-box}
:focus-visible{outline:${token('focus.width')} solid ${token('color.border.focus')};outline-offset:2px}
[hidden]{display:none!important}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;transition-duration:1ms!important}}
`;

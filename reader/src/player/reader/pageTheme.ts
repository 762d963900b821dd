import { defaultRealm, type Realm, readerCss, type Scheme, type ThemeName, tokenSet } from '@realmkit/design-system';
import type { ReadingDirection } from '../publication/Publication.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { readingDevice } from './readingDevice.ts';

/** The appearance of a reader. */
export interface ReaderAppearance {
  readonly realm: Realm | undefined;
  readonly theme: ThemeName | undefined;
  readonly scheme: Scheme;
}

/** The style sheet of reflowable text, by the appearance and the user's settings. */
export interface PageTheme {
  /** The absolute URL of the folder of the fonts that it may load. */
  readonly fontsUrl: string;
  readonly css: () => string;
  /** Calls `onChanged` if the style sheet is another one than before. */
  readonly apply: () => void;
  readonly close: () => void;
}

/** The options of the theme of the pages. */
export interface PageThemeOptions {
  readonly settings: SettingsStore;
  readonly appearance: () => ReaderAppearance;
  readonly direction: () => ReadingDirection;
  /** The absolute URL of the fonts; by default the one of the host's page. */
  readonly fontsUrl: string | undefined;
  readonly onChanged: () => void;
}

/** Creates the theme of the pages, which follows the settings. */
export function createPageTheme({ settings, appearance, direction, fontsUrl: givenUrl, onChanged }: PageThemeOptions): PageTheme {
  const fontsUrl = givenUrl ?? new URL('/fonts/', location.origin).href;
  const css = (): string => {
    const { textSize, spacing, dyslexiaFont } = settings.get();
    const { realm = defaultRealm, theme = 'default', scheme } = appearance();
    return readerCss(tokenSet(realm, theme, scheme), readingDevice(), {
      textSize,
      spacing,
      dyslexiaFont,
      direction: direction(),
      pageColours: scheme === 'dark' ? 'dark' : 'publisher',
      fontsUrl,
    });
  };
  let applied = css();
  const apply = () => {
    const now = css();
    if (now === applied) return;
    applied = now;
    onChanged();
  };
  return { fontsUrl, css, apply, close: settings.subscribe(apply) };
}

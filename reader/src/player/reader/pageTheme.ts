import { defaultRealm, type PageColour, type Realm, readerCss, type Scheme, type ThemeName, tokenSet } from '@realmkit/design-system';
import type { ReadingDirection } from '../publication/Publication.ts';
import type { PageLayout } from '../settings/look.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { readingDevice } from './readingDevice.ts';

/** The appearance of a reader. */
export interface ReaderAppearance {
  readonly realm: Realm | undefined;
  readonly theme: ThemeName | undefined;
  /** The colour of the pages, and the scheme of the controls, which belongs to it. */
  readonly pageColour: PageColour;
  readonly scheme: Scheme;
}

/** The style sheet and the layout of reflowable text, by the appearance and the user's settings. */
export interface PageTheme {
  /** The absolute URL of the folder of the fonts that it may load. */
  readonly fontsUrl: string;
  readonly css: () => string;
  readonly layout: () => PageLayout;
  /** Calls `onChanged` if the style sheet or the layout is another one than before. */
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

/** Returns the absolute URL of the folder of the fonts: the one that the host names, or that of its page. */
export const readingFontsUrl = (fromHost: string | undefined): string => fromHost ?? new URL('/fonts/', location.origin).href;

/** Creates the theme of the pages, which follows the settings. */
export function createPageTheme({ settings, appearance, direction, fontsUrl: givenUrl, onChanged }: PageThemeOptions): PageTheme {
  const fontsUrl = readingFontsUrl(givenUrl);
  const css = (): string => {
    const { realm = defaultRealm, theme = 'default', pageColour, scheme } = appearance();
    return readerCss(tokenSet(realm, theme, scheme), readingDevice(), { ...settings.get(), direction: direction(), pageColour, fontsUrl });
  };
  const layout = (): PageLayout => {
    const { columns, margins, flow } = settings.get();
    return { columns, margins, flow };
  };
  const present = () => `${JSON.stringify(layout())} ${css()}`;
  let applied = present();
  const apply = () => {
    const now = present();
    if (now === applied) return;
    applied = now;
    onChanged();
  };
  return { fontsUrl, css, layout, apply, close: settings.subscribe(apply) };
}

import type { RealmIdentity } from '@realmkit/design-system';
import { appIcons } from '@realmkit/design-system/brand/appIcons.ts';
import { brandColours } from '@realmkit/design-system/realm/brandColours.ts';

/** A web app manifest. */
export interface AppManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly start_url: string;
  readonly scope: string;
  readonly display: 'standalone';
  /** The colour of the window's frame until the page states its own for its scheme. */
  readonly theme_color: string;
  /** The ground of the icon while the app starts. */
  readonly background_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string }[];
}

/** Returns the manifest of the app with the realm's own name, language, colour and icon; one manifest serves both schemes, and the bar’s colour is glaring in neither. */
export const manifestOf = ({
  realm,
  lang,
  dir,
  name,
  pageTitle,
  favicon,
}: Pick<RealmIdentity, 'realm' | 'lang' | 'dir' | 'name' | 'pageTitle' | 'favicon'>): AppManifest => ({
  id: '/',
  name: pageTitle,
  short_name: name,
  lang,
  dir,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: brandColours[realm].bar,
  background_color: brandColours[realm].bar,
  icons: [
    ...appIcons.map(({ fileName, size, purpose }) => ({
      src: favicon.replace('favicon.svg', fileName),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    { src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});

/** Returns the path of a realm's manifest. */
export const manifestPath = (realm: string): string => `/manifest/${realm}.webmanifest`;

import type { RealmIdentity } from '@realmkit/design-system';
import { appIcons } from '@realmkit/design-system/brand/appIcons.ts';

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
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string }[];
}

/** Returns the manifest of the app with the realm's own name, language and icon. */
export const manifestOf = ({
  lang,
  dir,
  name,
  pageTitle,
  favicon,
}: Pick<RealmIdentity, 'lang' | 'dir' | 'name' | 'pageTitle' | 'favicon'>): AppManifest => ({
  id: '/',
  name: pageTitle,
  short_name: name,
  lang,
  dir,
  start_url: '/',
  scope: '/',
  display: 'standalone',
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

import type { RealmIdentity } from '@realmkit/design-system';
import { appIcons } from '@realmkit/design-system/brand/appIcons.ts';

/** What a browser reads before it installs the app. */
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

/** The manifest of the app in a realm, with the realm's own name, language and icon. */
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

/** Where the manifest of a realm lies. */
export const manifestAddress = (realm: string): string => `/manifest/${realm}.webmanifest`;

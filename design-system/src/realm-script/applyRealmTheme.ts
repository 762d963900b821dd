import { realmIdentities } from '../realm/identities.ts';
import { defaultRealm } from '../realm/Realm.ts';
import { realmOfHost } from '../realm/realmOfHost.ts';
import { schemeOfChoice, storedSchemeChoice } from '../scheme/schemeChoice.ts';

/** Sets a page's realm attributes, title and icon; on a host without a realm it applies the default colours only. */
export function applyRealmTheme(page: Document, hostname: string): void {
  const realm = realmOfHost(hostname);
  const identity = realmIdentities[realm ?? defaultRealm];
  const root = page.documentElement;
  if (realm) {
    root.dataset.realm = realm;
    root.lang = identity.lang;
    root.dir = identity.dir;
  }
  root.dataset.theme = 'default';
  root.dataset.scheme = schemeOfChoice(storedSchemeChoice());

  page.title = realm ? identity.pageTitle : identity.name;
  const icon = page.createElement('link');
  icon.rel = 'icon';
  icon.type = 'image/svg+xml';
  icon.href = identity.favicon;
  page.head.append(icon);
}

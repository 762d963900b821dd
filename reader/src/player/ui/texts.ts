import type { Locale } from '@realmkit/design-system';
import { createInstance, type i18n } from 'i18next';
import type texts from '../locales/en-GB.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reader: typeof texts;
  }
}

const files = import.meta.glob<Record<string, unknown>>('../locales/*.json', { import: 'default' });

/** Loads the reader's own texts, separate from those of the host page. */
export async function loadTexts(locale: Locale): Promise<i18n> {
  const load = files[`../locales/${locale}.json`];
  if (!load) throw new Error(`There are no texts in ${locale}`);
  const instance = createInstance();
  await instance.init({
    lng: locale,
    resources: { [locale]: { reader: await load() } },
    ns: ['reader'],
    defaultNS: 'reader',
    fallbackLng: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

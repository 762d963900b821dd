import { isolate } from '@realmkit/design-system';
import { createInstance, type i18n } from 'i18next';
import type texts from '../locales/en-GB.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reader: typeof texts;
  }
}

const files = import.meta.glob<Record<string, unknown>>('../locales/*.json', { import: 'default' });

/** The languages of the reader's texts; the first of a language serves its other regions. */
const locales = ['en-GB', ...Object.keys(files).map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length))];

/** Returns the locale of the texts that is nearest to the host's: the same, one of the same language, or English. */
export function nearestLocale(locale: string): string {
  const lower = locale.toLowerCase().replace('_', '-');
  const [language] = lower.split('-');
  // Norwegian has a code of its own and one for each of its two forms.
  const base = language === 'no' || language === 'nn' ? 'nb' : language;
  const find = (accepts: (one: string) => boolean) => locales.find((one) => accepts(one.toLowerCase()));
  return find((one) => one === lower) ?? find((one) => one.split('-')[0] === base) ?? 'en-GB';
}

/** Loads the reader's own texts, separate from those of the host page. */
export async function loadTexts(requested: string): Promise<i18n> {
  const locale = nearestLocale(requested);
  const load = files[`../locales/${locale}.json`];
  const instance = createInstance();
  await instance.init({
    lng: locale,
    resources: { [locale]: { reader: (await load?.()) ?? {} } },
    ns: ['reader'],
    defaultNS: 'reader',
    fallbackLng: false,
    nsSeparator: false,
    // React escapes. Names are isolated; `{{- name}}` leaves a value as it is.
    interpolation: { escape: isolate },
  });
  return instance;
}

import { isolate } from '@realmkit/design-system';
import type { i18n } from 'i18next';
import type { I18nProvider } from 'ra-core';

type Values = Readonly<Record<string, unknown>>;

function pluralForm(text: string, locale: string, count: unknown): string {
  const [one = text, other = one] = text.split('||||');
  return (new Intl.PluralRules(locale).select(Number(count)) === 'one' ? one : other).trim();
}

const fill = (text: string, values: Values): string =>
  text.replaceAll(/%\{(\w+)\}/g, (hole, name: string) => isolate(String(values[name] ?? hole)));

/** Creates react-admin's i18n provider over the shell's i18next, for texts in react-admin's notation: `%{name}` and `one |||| other`. */
export const createI18nProvider = (i18next: i18n, locale: string): I18nProvider => ({
  getLocale: () => locale,
  changeLocale: async (other) => {
    await i18next.changeLanguage(other);
  },
  translate: (key, { _: fallback = key, ...values }: Values = {}) => {
    const text: unknown = i18next.getResource(locale, 'reactAdmin', key) ?? fallback;
    return fill(pluralForm(String(text), locale, values.smart_count ?? 1), values);
  },
});

import { isLocale, type Locale } from './locales.ts';

/** Loads the texts of one namespace in one locale. */
export type NamespaceLoader = (locale: Locale) => Promise<unknown>;

/** The loaders of an app's namespaces, by name. */
export type Namespaces = Readonly<Record<string, NamespaceLoader>>;

/**
 * Creates a namespace from lazily loaded locale files.
 * @param files `import.meta.glob('./locales/*.json', { import: 'default' })`
 */
export function localeFiles(files: Readonly<Record<string, () => Promise<unknown>>>): NamespaceLoader {
  const byLocale = new Map(
    Object.entries(files).flatMap(([path, load]) => {
      const locale = path.match(/([^/]+)\.json$/)?.[1];
      return isLocale(locale) ? [[locale, load] as const] : [];
    }),
  );
  return (locale) => byLocale.get(locale)?.() ?? Promise.reject(new Error(`No texts in ${locale}`));
}

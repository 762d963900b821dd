import { isolate } from '@realmkit/design-system';
import { type BackendModule, createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { PageNotLoadedError } from '../http/PageNotLoadedError.ts';
import { isLocale, type Locale, locales } from './locales.ts';
import { localeFiles, type Namespaces } from './namespaces.ts';

const shellTexts = localeFiles(import.meta.glob('../locales/*.json', { import: 'default' }));

const isTexts = (value: unknown): value is ResourceKey => typeof value === 'object' && value !== null;

/** Returns a backend that loads a namespace in one locale on first use. */
const lazyFiles = (namespaces: Namespaces): BackendModule => ({
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = namespaces[namespace];
    const texts = load && isLocale(language) ? load(language) : Promise.reject(new Error(`No namespace ${namespace} in ${language}`));
    texts.then(
      (loaded) => (isTexts(loaded) ? done(null, loaded) : done(new Error(`${namespace} in ${language} is not an object`), false)),
      // `true` requests a retry.
      (error: Error) => done(error, true),
    );
  },
});

/**
 * Creates the translations of a page and loads the texts of its first screen.
 * @param preload the app's namespaces for the first screen, beside the shell's own.
 * @throws PageNotLoadedError if the texts of the shell cannot be loaded. Where an app's texts cannot be loaded, their use throws it.
 */
export async function createI18n(locale: Locale, namespaces: Namespaces, preload: readonly string[] = []): Promise<i18n> {
  const instance = createInstance();
  const missing = new Set<string>();
  instance.on('failedLoading', (language, namespace) => void missing.add(`${namespace} in ${language}`));
  await instance
    .use(lazyFiles({ ...namespaces, shell: shellTexts }))
    .use(initReactI18next)
    .init({
      lng: locale,
      // The texts are requested at once, before the first render occupies the main thread.
      initAsync: false,
      supportedLngs: [...locales],
      load: 'currentOnly',
      fallbackLng: false,
      ns: ['shell', ...preload],
      defaultNS: 'shell',
      fallbackNS: false,
      nsSeparator: false,
      // React escapes. Names are isolated; `{{- name}}` leaves a value as it is.
      interpolation: { escape: isolate },
      // About 2.5 s in all: a file that is missing after a deployment stays missing.
      maxRetries: 3,
      retryTimeout: 350,
      // The boundary of the route offers to load the page again: nobody should see the names of texts.
      parseMissingKeyHandler: (key) => {
        const [file] = missing;
        if (file !== undefined) throw new PageNotLoadedError(file);
        return key;
      },
    });
  if (!instance.hasResourceBundle(locale, 'shell')) throw new PageNotLoadedError(`shell in ${locale}`);
  return instance;
}

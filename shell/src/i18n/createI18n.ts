import { type BackendModule, createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLocale, type Locale, locales } from './locales.ts';
import { localeFiles, type Namespaces } from './namespaces.ts';

const shellTexts = localeFiles(import.meta.glob('../locales/*.json', { import: 'default' }));

const isTexts = (value: unknown): value is ResourceKey => typeof value === 'object' && value !== null;

/** Fetches a namespace in one locale when it is first needed; nothing else is downloaded. */
const lazyFiles = (namespaces: Namespaces): BackendModule => ({
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = namespaces[namespace];
    const texts = load && isLocale(language) ? load(language) : Promise.reject(new Error(`No namespace ${namespace} in ${language}`));
    texts.then(
      (loaded) => (isTexts(loaded) ? done(null, loaded) : done(new Error(`${namespace} in ${language} is not an object`), false)),
      // `true` asks for another try, a few times and with growing pauses.
      (error: Error) => done(error, true),
    );
  },
});

/**
 * Creates the translations of a page and waits for the texts of its first screen.
 * @param preload the app's namespaces that the first screen needs beside the shell's own.
 */
export async function createI18n(locale: Locale, namespaces: Namespaces, preload: readonly string[] = []): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(lazyFiles({ ...namespaces, shell: shellTexts }))
    .use(initReactI18next)
    .init({
      lng: locale,
      // The texts are asked for at once, before the first rendering takes the processor.
      initAsync: false,
      supportedLngs: [...locales],
      load: 'currentOnly',
      fallbackLng: false,
      ns: ['shell', ...preload],
      defaultNS: 'shell',
      fallbackNS: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    });
  return instance;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolate } from '@realmkit/design-system/text/isolate.ts';
import { createInstance } from 'i18next';
import { type Locale, realmIdentities } from '../database/realms.ts';

/** The texts as selectors read them, with one key for all plural forms. */
type Selectable<Texts> = {
  readonly [Key in keyof Texts & string as Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key]: Texts[Key] extends string
    ? string
    : Selectable<Texts[Key]>;
};

/** Returns a text, filled with values; `count` chooses its plural form. @throws if a value is missing */
export type Translate<Texts> = (select: (texts: Selectable<Texts>) => string, values?: object) => string;

const i18n = createInstance();
void i18n.init({
  initAsync: false,
  fallbackLng: false,
  nsSeparator: false,
  // A text is a subject and a plain text, too: `renderMail` escapes it once, where it writes HTML. Names are isolated, as in the apps.
  interpolation: { escape: isolate },
  parseMissingKeyHandler: (key) => {
    throw new Error(`No mail has the text ${key}.`);
  },
  missingInterpolationHandler: (text, [placeholder]) => {
    throw new Error(`The text of a mail lacks its value ${placeholder}: ${text}`);
  },
});

/** Reads the locale files of a folder, which all have the keys of the English one, and returns the function that gives its texts in a language. */
export function mailTexts<Texts extends object>(folder: string): (locale: Locale) => Translate<Texts> {
  for (const { locale } of Object.values(realmIdentities))
    i18n.addResourceBundle(locale, folder, JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')));
  // Without `nest`, a name cannot ask for another text.
  return (lng) => (select, values) => String(Reflect.apply(i18n.t, i18n, [select, { ...values, lng, ns: folder, nest: false }]));
}

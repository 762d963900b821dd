import { isolate } from '@realmkit/design-system';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { isLocale } from './locales.ts';

const counts = [0, 1, 1.5, 2, 11, 21, 1000, 1_000_000, 1_000_001, -1];

/** Texts with numbers that are written without separators: years. */
const years = ['validationReasons.between'];

const textsOf = (node: object, path = ''): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );

const files = Object.entries(
  import.meta.glob<object>(['../../../../{admin,consumer,reader,packages/*}/src/**/locales/**/*.json'], { eager: true, import: 'default' }),
).map(([path, json]) => ({ path: path.replaceAll('../', ''), locale: path.match(/([^/]+)\.json$/)?.[1] ?? '', texts: textsOf(json) }));

/** The keys of texts whose count is in all their plural forms, or that have no plural forms. */
function countedKeys(texts: readonly (readonly [string, string])[]): string[] {
  const keys = texts.filter(([, text]) => /\{\{count\b/.test(text)).map(([key]) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  return [...new Set(keys)];
}

/** Returns the function that fills texts as in the apps; the keys of all apps are not among the typed ones. */
async function translate(locale: string, texts: Iterable<readonly [string, string]>) {
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escape: isolate },
    resources: { [locale]: { translation: Object.fromEntries(texts) } },
  });
  return (key: string, values: object): string => String(Reflect.apply(i18n.t, i18n, [key, values]));
}

test.each(files)('$path isolates every name that runs from right to left', async ({ locale, texts }) => {
  const text = await translate(locale, texts);
  const name = 'محمد (5B)';
  const bare = texts.filter(([key, form]) => {
    const names = [...form.matchAll(/\{\{-? ?(\w+)\}\}/g)].map(([, placeholder = '']) => placeholder);
    const filled = text(key, Object.fromEntries(names.map((placeholder) => [placeholder, name])));
    return filled.replaceAll(`\u2068${name}\u2069`, '').includes(name);
  });
  expect(bare).toEqual([]);
});

test.each(files)('$path has a form for every count, with the number as it is written there', async ({ locale, texts }) => {
  expect(isLocale(locale) && texts.length > 0).toBe(true);
  // What is a number in one text of a file is one in all.
  const written = new Set([
    'count',
    ...texts.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+), number\}\}/g)].map(([, name = '']) => name)),
  ]);
  const bare = texts.filter(
    ([key, text]) => !years.includes(key) && [...text.matchAll(/\{\{(\w+)\}\}/g)].some(([, name = '']) => written.has(name)),
  );
  expect(bare).toEqual([]);

  const text = await translate(locale, texts);
  const forms = new Map(texts);
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const wrong = countedKeys(texts).flatMap((key) =>
    counts
      .map((count) => ({
        key,
        count,
        text: text(key, { count }),
        form: forms.get(count === 0 ? `${key}_zero` : '') ?? forms.get(`${key}_${rules.select(count)}`) ?? forms.get(key),
      }))
      // A form of one thing may say it without its number.
      .filter(({ count, text, form }) => !form || (form.includes('{{count') && !text.includes(numbers.format(count)))),
  );
  expect(wrong).toEqual([]);
});

test('a million in French is followed by “de”', () => {
  const joined = files
    .filter(({ locale }) => locale === 'fr')
    .flatMap(({ texts }) => texts)
    .filter(([key, text]) => key.endsWith('_many') && /\{\{count, number\}\} (?!de |d’|sélectionnées)\p{L}/u.test(text));
  expect(joined).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';

const root = join(import.meta.dirname, '../..');
const counts = [0, 1, 1.5, 2, 11, 21, 1000, 1_000_000, 1_000_001, -1];

/** Texts with numbers that are written without separators: years. */
const years = ['validationReasons.between'];

const textsOf = (node: object, path = ''): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );

const files = projectFiles(['*/locales/*.json']);

/** The keys of texts whose count is in all their plural forms, or that have no plural forms. */
function countedKeys(texts: readonly (readonly [string, string])[]): string[] {
  const keys = texts.filter(([, text]) => /\{\{count\b/.test(text)).map(([key]) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  return [...new Set(keys)];
}

test.each(files)('%s has a form for every count, with the number as it is written there', async (file) => {
  const locale = basename(file, '.json');
  const texts = textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')));
  expect(texts.length).toBeGreaterThan(0);
  // What is a number in one text of a file is one in all.
  const written = new Set([
    'count',
    ...texts.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+), number\}\}/g)].map(([, name = '']) => name)),
  ]);
  const bare = texts.filter(
    ([key, text]) => !years.includes(key) && [...text.matchAll(/\{\{(\w+)\}\}/g)].some(([, name = '']) => written.has(name)),
  );
  expect(bare).toEqual([]);

  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: { translation: Object.fromEntries(texts) } },
  });
  const forms = new Map(texts);
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const wrong = countedKeys(texts).flatMap((key) =>
    counts
      .map((count) => ({
        key,
        count,
        // The keys of all apps are not among the typed ones.
        text: String(Reflect.apply(i18n.t, i18n, [key, { count }])),
        form: forms.get(count === 0 ? `${key}_zero` : '') ?? forms.get(`${key}_${rules.select(count)}`) ?? forms.get(key),
      }))
      // A form of one thing may say it without its number.
      .filter(({ count, text, form }) => !form || (form.includes('{{count') && !text.includes(numbers.format(count)))),
  );
  expect(wrong).toEqual([]);
});

test('a million in French is followed by “de”', () => {
  const joined = files
    .filter((file) => basename(file) === 'fr.json')
    .flatMap((file) => textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .filter(([key, text]) => key.endsWith('_many') && /\{\{count, number\}\} (?!de |d’|sélectionnées)\p{L}/u.test(text));
  expect(joined).toEqual([]);
});

import type { Locale } from '@realmkit/shell';
import english from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { reactAdminTexts } from './reactAdminTexts.ts';

/** Returns all texts of a message pack by their keys. */
function flat(texts: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[prefix + key, text]] : Object.entries(flat(text, `${prefix}${key}.`)),
    ),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted();
const reference = flat(english);
const others: Locale[] = ['de', 'fi', 'fr', 'nb', 'nl', 'sv'];

describe.each(others)("react-admin's own texts in %s", (locale) => {
  test("react-admin's translated texts have the same keys as the English ones", async () => {
    expect(Object.keys(flat(await reactAdminTexts[locale]())).toSorted()).toEqual(Object.keys(reference).toSorted());
  });

  test("react-admin's translated texts have the placeholders and the number of plural forms of the English ones", async () => {
    const texts = flat(await reactAdminTexts[locale]());
    const shapeOf = (text = '') => ({ placeholders: placeholders(text), forms: text.split('||||').length });
    const shapes = (all: Record<string, string>) => Object.fromEntries(Object.keys(reference).map((key) => [key, shapeOf(all[key])]));
    expect(shapes(texts)).toEqual(shapes(reference));
  });

  test("react-admin's translated texts contain no English sentences", async () => {
    const texts = flat(await reactAdminTexts[locale]());
    const same = Object.entries(reference).filter(([key, text]) => /[a-z]{3} [a-z]{3}/i.test(text) && texts[key] === text);
    expect(same).toEqual([]);
  });
});

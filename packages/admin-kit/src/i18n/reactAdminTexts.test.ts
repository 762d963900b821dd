import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
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
/** Returns the keys of react-admin's texts that the modules below a directory ask for. */
const keysIn = (directory: string): string[] =>
  globSync(`${directory}/**/*.{js,ts,tsx}`)
    .filter((path) => !/\.(spec|test|stories)\.|\/test-ui\/|\/reactAdmin\//.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/['"`](ra\.[a-z_]+\.[\w.]+)['"`]/g)].map(([, key = '']) => key));

const asked = new Set([
  ...keysIn(dirname(fileURLToPath(import.meta.resolve('ra-core')))),
  ...keysIn(fileURLToPath(new URL('..', import.meta.url))),
  ...keysIn(fileURLToPath(new URL('../../../../admin/src', import.meta.url))),
]);

const reference = Object.fromEntries(Object.entries(flat(english)).filter(([key]) => asked.has(key)));
const others: Locale[] = ['de', 'fi', 'fr', 'nb', 'nl', 'sv'];

describe.each(others)("react-admin's own texts in %s", (locale) => {
  test("react-admin's translated texts are those that ra-core, the kit and the panel ask for", async () => {
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

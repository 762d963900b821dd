import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifierTypes, personAttributeNames } from '@realmkit/openapi';
import { services } from '@realmkit/openapi/services';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';
import { escapePattern } from '../suites/escapePattern.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = projectFiles();
const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));

const notProduction = /^(e2e|docs)\/|\.(test|stories|bench)\.|\/(testing|bench|meta|ninth-realm)\/|\.mdx?$/;
const production = files.filter((file) => /\.(tsx?|mjs|json|yaml|sql)$/.test(file) && !notProduction.test(file));

/** Returns a pattern for the paths that a guide names: `<locale>` stands for a name, and a folder for what is in it. */
const pathPattern = (path: string) =>
  new RegExp(`^${path.split(/<\w+>/).map(escapePattern).join('[^/]+')}${path.endsWith('/') ? '' : '$'}`);

/** Returns the paths from the root that a guide names as code. */
const pathsOf = (guide: string): readonly string[] =>
  [...read(`design-system/guides/${guide}.mdx`).matchAll(/`([^`\s]+)`|\{'([^'\s]+)'\}/g)]
    .map(([, code, element]) => code ?? element ?? '')
    .filter((path) => path.includes('/') && folders.has(path.split('/')[0]));

/** Returns the files that a guide must name and does not. */
const missingIn = (guide: string, needed: readonly string[]) => {
  const patterns = pathsOf(guide).map(pathPattern);
  return needed.filter((file) => !patterns.some((pattern) => pattern.test(file)));
};

/** Returns how many of some names a text contains as whole words. */
const countNames = (text: string, names: readonly string[]) =>
  names.filter((name) => new RegExp(`(?<![\\w-])(?:${name})(?![\\w-])`).test(text)).length;

describe.each(['AddAField', 'AddAService', 'AddARealm', 'ChangeAText'])('the guide %s', (guide) => {
  test('every file that the guide names exists', () => {
    const paths = pathsOf(guide);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !files.some((file) => pathPattern(path).test(file)))).toEqual([]);
  });
});

test('the guide "Add a field" names every production file that lists the attributes of people', () => {
  const listing = production.filter((file) => {
    const text = read(file);
    return (
      countNames(text, identifierTypes) === identifierTypes.length ||
      countNames(text, personAttributeNames) > personAttributeNames.length * 0.6
    );
  });
  expect(listing).toContain('openapi/src/people/personAttributes.ts');
  expect(missingIn('AddAField', listing)).toEqual([]);
});

test('the guide "Add a service" names every production file that lists the services', () => {
  const names = Object.entries(services).map(([name, { contract }]) => `${name}|${contract}`);
  const listing = production.filter((file) => countNames(read(file), names) > names.length * 0.6);
  expect(listing).toContain('openapi/src/services.ts');
  expect(missingIn('AddAService', listing)).toEqual([]);
});

describe('tables by realm or locale', () => {
  const code = production.filter((file) => /\.tsx?$/.test(file));
  const hasKey = (text: string, key: string) => new RegExp(`(?:[{,(]|^)\\s*'?${key}'?\\s*[:,}]|['"]${key}['"]`, 'm').test(text);

  test('the guide "Add a realm" names every table with a row for each realm or locale', () => {
    const tables = code.filter((file) => {
      const text = read(file);
      return /\bRecord<(Realm|Locale)\b/.test(text) || ['de', 'fi', 'fr', 'nl'].every((key) => hasKey(text, key));
    });
    expect(tables.length).toBeGreaterThan(10);
    expect(missingIn('AddARealm', tables)).toEqual([]);
  });

  test('no table by realm or locale may leave one out', () => {
    expect(code.filter((file) => /Partial<(Readonly<)?Record<(Realm|Locale)\b/.test(read(file)))).toEqual([]);
  });
});

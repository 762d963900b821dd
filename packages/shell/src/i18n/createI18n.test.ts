import '../testing/area.ts';
import { expect, test, vi } from 'vitest';
import { PageNotLoadedError } from '../http/PageNotLoadedError.ts';
import { createI18n } from './createI18n.ts';
import { locales } from './locales.ts';
import { localeFiles } from './namespaces.ts';

test('only the current locale is loaded, and another one when it is chosen', async () => {
  const files = Object.fromEntries(
    locales.map((locale) => [`./locales/${locale}.json`, vi.fn(async () => ({ hello: `hello in ${locale}` }))]),
  );
  const downloaded = () => locales.filter((locale) => vi.mocked(files[`./locales/${locale}.json`])?.mock.calls.length);
  const i18n = await createI18n('sv', { area: localeFiles(files) }, ['area']);
  expect(downloaded()).toEqual(['sv']);
  await i18n.changeLanguage('en-US');
  expect(downloaded()).toEqual(['sv', 'en-US']);
});

test('a namespace that is not preloaded is loaded when it is first used', async () => {
  const area = vi.fn(async () => ({ hello: 'Hej' }));
  const i18n = await createI18n('sv', { area });
  expect(area).not.toHaveBeenCalled();
  await i18n.loadNamespaces('area');
  expect(area).toHaveBeenCalledExactlyOnceWith('sv');
});

test('translations do not escape HTML and keep colons', async () => {
  const i18n = await createI18n('en-GB', {});
  expect(i18n.t(($) => $.menu.version, { version: 'A <b> & C: D' })).toBe('Version A <b> & C: D');
});

test('names that run from right to left are isolated in every text, whatever their placeholder is called, and other values stay', async () => {
  const i18n = await createI18n('en-GB', {});
  const filled = (user: string) => i18n.t(($) => $.impersonation.hint, { user });
  expect(filled('محمد (5B)')).toBe(filled('Emma').replaceAll('Emma', '\u2068محمد (5B)\u2069'));
  expect(filled('Emma')).not.toMatch(/[\u2066-\u2069]/);
});

test('a text of a namespace that cannot be loaded throws instead of showing its name', async () => {
  const area = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const i18n = await createI18n('sv', { area }, ['area']);
  expect(() => i18n.t(($) => $.title, { ns: 'area' })).toThrow(PageNotLoadedError);
  expect(i18n.t(($) => $.loading)).toBe('Läser in');
});

import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { createI18nProvider } from './createI18nProvider.ts';

const i18n = createInstance();
const ra = { action: { undo: 'Annuler' }, bulk: '1 élément |||| %{smart_count} éléments', page: 'Page %{page}' };
beforeAll(() => i18n.init({ lng: 'fr', resources: { fr: { reactAdmin: { ra } } } }));

describe("react-admin's translation", () => {
  const { translate, getLocale } = createI18nProvider(i18n, 'fr');

  test("comes from the shell's translations, in their language", () => {
    expect(getLocale()).toBe('fr');
    expect(translate('ra.action.undo')).toBe('Annuler');
  });

  test('fills placeholders, and leaves those without a value', () => {
    expect(translate('ra.page', { page: 7 })).toBe('Page 7');
    expect(translate('ra.page')).toBe('Page %{page}');
  });

  test('takes the plural form that the language wants', () => {
    expect(translate('ra.bulk', { smart_count: 1 })).toBe('1 élément');
    expect(translate('ra.bulk', { smart_count: 12 })).toBe('12 éléments');
    expect(translate('ra.bulk', { smart_count: 0 })).toBe('1 élément');
  });

  test('falls back to what react-admin offers, else to the key', () => {
    expect(translate('resources.users.name', { _: 'Users' })).toBe('Users');
    expect(translate('ra.nothing')).toBe('ra.nothing');
  });
});

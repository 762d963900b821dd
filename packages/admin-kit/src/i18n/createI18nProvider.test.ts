import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { createI18nProvider } from './createI18nProvider.ts';

const i18n = createInstance();
const ra = { action: { undo: 'Annuler' }, bulk: '1 élément |||| %{smart_count} éléments', page: 'Page %{page}' };
beforeAll(() => i18n.init({ lng: 'fr', resources: { fr: { reactAdmin: { ra } } } }));

describe('the i18n provider', () => {
  const { translate, getLocale } = createI18nProvider(i18n, 'fr');

  test("the i18n provider translates with the shell's texts in the shell's locale", () => {
    expect(getLocale()).toBe('fr');
    expect(translate('ra.action.undo')).toBe('Annuler');
  });

  test('the i18n provider fills placeholders and leaves those without a value', () => {
    expect(translate('ra.page', { page: 7 })).toBe('Page 7');
    expect(translate('ra.page')).toBe('Page %{page}');
  });

  test('the i18n provider selects the plural form of the locale', () => {
    expect(translate('ra.bulk', { smart_count: 1 })).toBe('1 élément');
    expect(translate('ra.bulk', { smart_count: 12 })).toBe('12 éléments');
    expect(translate('ra.bulk', { smart_count: 0 })).toBe('1 élément');
  });

  test("the i18n provider falls back to react-admin's default text, then to the key", () => {
    expect(translate('resources.users.name', { _: 'Users' })).toBe('Users');
    expect(translate('ra.nothing')).toBe('ra.nothing');
  });
});

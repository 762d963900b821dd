import '../testing/area.ts';
import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from './createI18n.ts';
import { useLocale } from './useLocale.ts';

test('a language whose texts cannot be loaded leaves the page in its language, and can be chosen again', async () => {
  let reachable = false;
  const area = (locale: string) =>
    locale === 'sv' || reachable ? Promise.resolve({ title: `Title in ${locale}` }) : Promise.reject(new TypeError('Failed to fetch'));
  const i18n = await createI18n('sv', { area }, ['area']);
  const { result } = renderHook(useLocale, { wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> });
  await expect(result.current.setLocale('fi')).rejects.toThrow('Not loaded: area in fi');
  expect(i18n.t(($) => $.title, { ns: 'area' })).toBe('Title in sv');
  reachable = true;
  await result.current.setLocale('fi');
  expect(i18n.t(($) => $.title, { ns: 'area' })).toBe('Title in fi');
});

import { expect, test } from 'vitest';
import { pageRules } from './pageRules.ts';
import { pageTheme } from './pageTheme.ts';

const rules = pageRules(pageTheme());

test('the page rules define MUI’s custom properties for both schemes', () => {
  const ofScheme = (scheme: string) => rules.filter((rule) => rule.includes('[data-scheme=') && rule.includes(scheme)).join('');
  expect(ofScheme('light')).toContain('--mui-palette-primary-contrastText:');
  expect(ofScheme('dark')).toContain('--mui-palette-primary-contrastText:');
});

test('the page rules write property names in kebab case', () => {
  expect(rules.find((rule) => rule.startsWith(':focus-visible'))).toContain('outline-width:');
  expect(rules.join('')).not.toMatch(/[{;][a-z]+[A-Z]/);
});

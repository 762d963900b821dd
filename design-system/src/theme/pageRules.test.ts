import { expect, test } from 'vitest';
import { pageRules } from './pageRules.ts';
import { pageTheme } from './pageTheme.ts';

const rules = pageRules(pageTheme());

test('the page has the custom properties of both schemes, each under the name by which MUI’s components ask for it', () => {
  const ofScheme = (scheme: string) => rules.filter((rule) => rule.includes('[data-scheme=') && rule.includes(scheme)).join('');
  expect(ofScheme('light')).toContain('--mui-palette-primary-contrastText:');
  expect(ofScheme('dark')).toContain('--mui-palette-primary-contrastText:');
});

test('what is not a custom property is written as CSS wants it', () => {
  expect(rules.find((rule) => rule.startsWith(':focus-visible'))).toContain('outline-width:');
  expect(rules.join('')).not.toMatch(/[{;][a-z]+[A-Z]/);
});

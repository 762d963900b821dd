import { expect, test } from 'vitest';
import { isInternalHref } from './isInternalHref.ts';

test.each(['/', '/settings', '/controlpanel?tab=users', '?tab=users', '#main'])('the href "%s" stays on this origin', (href) => {
  expect(isInternalHref(href)).toBe(true);
});

test.each(['//evil.example', '/\\evil.example', 'https://support.example', 'mailto:help@realmkit.example', 'settings', ''])(
  'the href "%s" is left to the browser',
  (href) => {
    expect(isInternalHref(href)).toBe(false);
  },
);

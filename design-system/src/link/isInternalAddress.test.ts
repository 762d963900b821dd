import { expect, test } from 'vitest';
import { isInternalAddress } from './isInternalAddress.ts';

test.each(['/', '/settings', '/controlpanel?tab=users', '?tab=users', '#main'])('%s stays on this origin', (href) => {
  expect(isInternalAddress(href)).toBe(true);
});

test.each(['//evil.example', '/\\evil.example', 'https://support.example', 'mailto:help@realmkit.example', 'settings', ''])(
  '%s is left to the browser',
  (href) => {
    expect(isInternalAddress(href)).toBe(false);
  },
);

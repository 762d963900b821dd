import type { AppRoute } from '@realmkit/shell';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { openPage } from '../testing/openPage.tsx';

const open = new Set([
  '/login',
  '/login/forgot-password',
  '/login/confirm-email',
  '/login/new-password',
  '/login/ak-bibliotheken',
  '/login/account-deleted',
  '/signup',
  '/signup/success',
  '/gift-card',
  '/legal/terms',
  '/legal/privacy',
  '/legal/stored-data',
  '/legal/cancel-contract',
  '/legal/confirm',
  '/legal/withdrawal',
]);
const pathsOf = (route: AppRoute): string[] => [
  ...(route.path === undefined ? [] : [route.path]),
  ...(route.children ?? []).flatMap(pathsOf),
];
const paths = routes.flatMap(pathsOf);
const loginField = 'User name or email';

test('the open pages are pages of the app', () => {
  expect([...open].filter((path) => !paths.includes(path))).toEqual([]);
});

test.each(paths.filter((path) => !open.has(path)))(
  'the page %s is for people who are logged in: a visitor gets the login',
  { tags: ['shell §2.8'] },
  async (path) => {
    await openPage(path, { session: 'anonymous', realm: 'uk' });
    expect(await screen.findByLabelText(loginField)).toBeVisible();
  },
);

test.each([...open].filter((path) => path !== '/login'))('the page %s is open to visitors', { tags: ['shell §2.14'] }, async (path) => {
  await openPage(path, { session: 'anonymous', realm: 'uk' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByLabelText(loginField)).toBeNull();
});

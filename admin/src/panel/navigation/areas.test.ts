import { expect, test } from 'vitest';
import { areas, areasOf, isOpenTo } from './areas.ts';

test('an employee can use the areas for employees, and the admin flag adds those for admins', () => {
  expect(isOpenTo('employee', { access: 'employee', isAdmin: false })).toBe(true);
  expect(isOpenTo('admin', { access: 'employee', isAdmin: false })).toBe(false);
  expect(isOpenTo('admin', { access: 'employee', isAdmin: true })).toBe(true);
});

test('the beta management is open to superusers only, and superusers can use every area', () => {
  const paths = areasOf({ access: 'employee', isAdmin: true }).map(({ path }) => path);
  expect(paths).not.toContain('beta/manage');
  expect(areasOf({ access: 'superuser', isAdmin: false })).toEqual(areas);
});

test('a user without access has no areas', () => {
  expect(areasOf({ access: 'forbidden', isAdmin: false })).toEqual([]);
});

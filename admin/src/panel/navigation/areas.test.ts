import { expect, test } from 'vitest';
import { areas, areasOf, isOpenTo } from './areas.ts';

test('an employee works in what is for employees, and the admin flag adds what is for admins', () => {
  expect(isOpenTo('employee', { access: 'employee', isAdmin: false })).toBe(true);
  expect(isOpenTo('admin', { access: 'employee', isAdmin: false })).toBe(false);
  expect(isOpenTo('admin', { access: 'employee', isAdmin: true })).toBe(true);
});

test('the beta management is for superusers, who work everywhere', () => {
  const paths = areasOf({ access: 'employee', isAdmin: true }).map(({ path }) => path);
  expect(paths).not.toContain('beta/manage');
  expect(areasOf({ access: 'superuser', isAdmin: false })).toEqual(areas);
});

test('nobody else has any area', () => {
  expect(areasOf({ access: 'forbidden', isAdmin: false })).toEqual([]);
});

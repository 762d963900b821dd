import type { AccessRole } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { permitsOf } from '../../access/usePermits.ts';
import { areas, isOpenPath, openAreas } from './areas.ts';

const pathsOf = (...roles: readonly AccessRole[]) =>
  openAreas(permitsOf(roles.length === 0 ? undefined : { roles: ['user', ...roles], isSecure: false })).map(({ path }) => path);

test('an employee can use the areas for employees, and the admin flag adds those for admins', () => {
  const employee = ['students', 'guardians', 'employees', 'groups', 'bookshelves', 'import', 'settings'];
  expect(pathsOf('employee')).toEqual(employee);
  expect(pathsOf('employee', 'admin').filter((path) => !employee.includes(path))).toEqual(['cards', 'units', 'sync', 'periods', 'audit']);
});

test('the beta management is open to superusers only, and superusers can use every area', () => {
  expect(pathsOf('employee', 'admin')).not.toContain('beta/manage');
  expect(pathsOf('superuser')).toEqual(areas.map(({ path }) => path));
});

test.each([['guardian'], ['student']] as const)('a %s has no area but the settings, and nobody signed in neither', (role) => {
  expect(pathsOf(role)).toEqual(['settings']);
  expect(pathsOf()).toEqual(['settings']);
});

test('a page is open if its area is, and a page outside of all areas is open', () => {
  const employee = permitsOf({ roles: ['user', 'employee'], isSecure: false });
  expect(isOpenPath(employee, '/controlpanel/students/7')).toBe(true);
  expect(isOpenPath(employee, '/controlpanel/units/se-school-2')).toBe(false);
  expect(isOpenPath(employee, '/controlpanel')).toBe(true);
});

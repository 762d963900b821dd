import type { AccessRole } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { permitsOf } from '../../access/usePermits.ts';
import { isOpenPath, openAreas } from './areas.ts';

/**
 * The areas of the specification (admin §2), by the role that opens them; what others add to the panel is their own. The cards are open to
 * employees too, for the groups that they belong to.
 */
const specified = {
  user: ['settings'],
  employee: ['students', 'guardians', 'employees', 'groups', 'bookshelves', 'import', 'cards'],
  admin: ['units', 'sync', 'periods', 'audit'],
  superuser: ['beta/manage'],
};
const all = Object.values(specified).flat();

const pathsOf = (...roles: readonly AccessRole[]) =>
  openAreas(permitsOf(roles.length === 0 ? undefined : { roles: ['user', ...roles], isSecure: false, isActing: false }))
    .map(({ path }): string => path)
    .filter((path) => all.includes(path))
    .toSorted();

test('an employee can use the areas for employees, and the admin flag adds those for admins', () => {
  const { user, employee, admin } = specified;
  expect(pathsOf('employee')).toEqual([...user, ...employee].toSorted());
  expect(pathsOf('employee', 'admin')).toEqual([...user, ...employee, ...admin].toSorted());
});

test('the beta management is open to superusers only, and superusers can use every area', () => {
  expect(pathsOf('employee', 'admin')).not.toContain('beta/manage');
  expect(pathsOf('superuser')).toEqual(all.toSorted());
});

test.each([['guardian'], ['student']] as const)('a %s has no area but the settings, and nobody signed in neither', (role) => {
  expect(pathsOf(role)).toEqual(specified.user);
  expect(pathsOf()).toEqual(specified.user);
});

test('a page is open if its area is, and a page outside of all areas is open', () => {
  const employee = permitsOf({ roles: ['user', 'employee'], isSecure: false, isActing: false });
  expect(isOpenPath(employee, '/controlpanel/students/7')).toBe(true);
  expect(isOpenPath(employee, '/controlpanel/units/se-school-2')).toBe(false);
  expect(isOpenPath(employee, '/controlpanel')).toBe(true);
});

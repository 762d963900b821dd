import { expect, test } from 'vitest';
import { type Association, rolesOf } from './roles.ts';

const as = (role: Association['role'], active = true): Association => ({ uid: `school-${role}`, role, active });
const noRoles = { isAdmin: false, isEmployee: false, isGuardian: false, isStudent: false };

test.each([
  ['nobody', [], {}],
  ['an admin', [as('admin')], { isAdmin: true, isEmployee: true }],
  ['an admin of an ended association', [as('admin', false)], { isEmployee: true }],
  ['an employee', [as('employee')], { isEmployee: true }],
  ['an employee of an ended association', [as('employee', false)], {}],
  ['a guardian', [as('guardian')], { isGuardian: true }],
  ['a guardian of an ended association', [as('guardian', false)], {}],
  ['a student', [as('student')], { isStudent: true }],
  ['a student of an ended association', [as('student', false)], {}],
  ['a teacher who is a parent too', [as('employee'), as('guardian')], { isEmployee: true, isGuardian: true }],
])(
  'the associations of %s give these roles',
  { tags: ['shell §1.1', 'shell §6.1', 'shell §6.2', 'shell §6.3', 'shell §6.4', 'shell §6.5', 'admin §3.34', 'admin §6.1'] },
  (_name, associations, roles) => {
    expect(rolesOf(associations)).toEqual({ ...noRoles, ...roles });
  },
);

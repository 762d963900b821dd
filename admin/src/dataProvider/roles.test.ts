import { describe, expect, test } from 'vitest';
import { allowedRoles, isRole } from './roles.ts';

describe('the roles of a user', () => {
  test('a user without other organisations may take any role', () => {
    expect(allowedRoles([])).toEqual(['student', 'guardian', 'employee', 'admin']);
  });

  test('the roles of a user stay within one type: student, guardian, or employee and admin', () => {
    expect(allowedRoles(['student'])).toEqual(['student']);
    expect(allowedRoles(['guardian', 'guardian'])).toEqual(['guardian']);
    expect(allowedRoles(['employee'])).toEqual(['employee', 'admin']);
    expect(allowedRoles(['admin', 'employee'])).toEqual(['employee', 'admin']);
  });

  test('a user can have one of four roles', { tags: ['shell §3.13', 'admin §1.9'] }, () => {
    expect(['admin', 'employee', 'guardian', 'student'].every(isRole)).toBe(true);
    expect(isRole('pirate')).toBe(false);
  });
});

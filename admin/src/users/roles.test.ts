import { describe, expect, test } from 'vitest';
import { allowedRoles, isRole } from './roles.ts';

describe('the roles of a user', () => {
  test('are free while the user is nowhere else', () => {
    expect(allowedRoles([])).toEqual(['student', 'guardian', 'employee', 'admin']);
  });

  test('stay of one type: student, guardian, or employee and admin', () => {
    expect(allowedRoles(['student'])).toEqual(['student']);
    expect(allowedRoles(['guardian', 'guardian'])).toEqual(['guardian']);
    expect(allowedRoles(['employee'])).toEqual(['employee', 'admin']);
    expect(allowedRoles(['admin', 'employee'])).toEqual(['employee', 'admin']);
  });

  test('are four', () => {
    expect(['admin', 'employee', 'guardian', 'student'].every(isRole)).toBe(true);
    expect(isRole('pirate')).toBe(false);
  });
});

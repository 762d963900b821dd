import { expect, test } from 'vitest';
import { type AccessRole, type AccessRule, fittingRules } from './access.ts';

const rules: readonly AccessRule[] = [
  { role: 'superuser', of: 'realm' },
  { role: 'admin', of: 'organisation' },
  { role: 'employee', of: 'unit', acting: 'allowed' },
  { role: 'guardian', of: 'child', secure: true },
  { role: 'user', of: 'self' },
  { role: 'visitor', of: 'anyone' },
];
const scopesFor = (roles: readonly AccessRole[], { isSecure = false, isActing = false } = {}) =>
  fittingRules(rules, { roles, isSecure, isActing }).map(({ of }) => of);

test('rules for visitors fit everybody, those for users whoever is signed in', () => {
  expect(scopesFor(['visitor'])).toEqual(['anyone']);
  expect(scopesFor(['user'])).toEqual(['self', 'anyone']);
});

test('a rule fits the role that it names, and one for employees admins too', () => {
  expect(scopesFor(['user', 'student'])).toEqual(['self', 'anyone']);
  expect(scopesFor(['user', 'employee'])).toEqual(['unit', 'self', 'anyone']);
  expect(scopesFor(['user', 'admin'])).toEqual(['organisation', 'unit', 'self', 'anyone']);
  expect(scopesFor(['user', 'superuser'])).toEqual(['realm', 'self', 'anyone']);
});

test('a rule for secure logins fits no other login', () => {
  expect(scopesFor(['user', 'guardian'])).toEqual(['self', 'anyone']);
  expect(scopesFor(['user', 'guardian'], { isSecure: true })).toEqual(['child', 'self', 'anyone']);
});

test('whoever acts as somebody is let in by the rules that allow it alone', () => {
  expect(scopesFor(['user', 'admin'], { isActing: true })).toEqual(['unit']);
  expect(scopesFor(['user', 'guardian'], { isActing: true })).toEqual([]);
});

test('a rule for accounts of one person fits no account of several people', () => {
  const personal: readonly AccessRule[] = [{ role: 'user', of: 'self', personal: true }];
  const caller = { roles: ['user'], isSecure: false, isActing: false } as const;
  expect(fittingRules(personal, caller)).toEqual(personal);
  expect(fittingRules(personal, { ...caller, isShared: true })).toEqual([]);
  expect(fittingRules(rules, { ...caller, isShared: true })).toEqual(fittingRules(rules, caller));
});

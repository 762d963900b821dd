import { expect, test } from 'vitest';
import { type LevelReason, levelReason } from './levelReason.ts';

const readOnly = { viewable: 2, editable: 0 } as const;
const hidden = { viewable: 0, editable: 0 } as const;
const student = { isSecureLogin: false, type: 'students' } as const;

test('an editable attribute has no level reason', () => {
  expect(levelReason('name', { viewable: 2, editable: 2 }, student)).toBeUndefined();
  expect(levelReason('password', { viewable: 0, editable: 2 }, student)).toBeUndefined();
});

test.each<[string, Parameters<typeof levelReason>, LevelReason]>([
  ['the right to talking books without a secure login', ['speakingBookRights', hidden, student], 'secureLogin'],
  ['BankID without a secure login', ['bankid', hidden, { ...student, type: 'employees' }], 'secureLogin'],
  ['BankID with a secure login', ['bankid', hidden, { isSecureLogin: true, type: 'employees' }], 'notYours'],
  ['an identifier that only admins change', ['eppn', readOnly, student], 'onlyAdmins'],
  ['the password of a user whom only admins change', ['password', hidden, student], 'onlyAdmins'],
  ['the password of a user who keeps it to themselves', ['password', hidden, { ...student, keepsLogin: true }], 'ownLogin'],
  ['the age filter of a user who keeps their login', ['ageFilter', readOnly, { ...student, keepsLogin: true }], 'onlyAdmins'],
  ['the shared flag of a user who is not a student', ['shared', readOnly, { ...student, type: 'guardians' }], 'sharedStudents'],
  ['the age filter of a user who is not a student', ['ageFilter', readOnly, { ...student, type: 'employees' }], 'ageStudents'],
])('the panel gives the reason why the user cannot edit %s', (_what, [name, levels, visitor], reason) => {
  expect(levelReason(name, levels, visitor)).toBe(reason);
});

import { expect, test } from 'vitest';
import { type LevelReason, levelReason } from './levelReason.ts';

const readOnly = { viewable: 2, editable: 0 } as const;
const hidden = { viewable: 0, editable: 0 } as const;
const student = { isSecureLogin: false, type: 'students' } as const;

test('what can be changed needs no reason', () => {
  expect(levelReason('name', { viewable: 2, editable: 2 }, student)).toBeUndefined();
  expect(levelReason('password', { viewable: 0, editable: 2 }, student)).toBeUndefined();
});

test.each<[string, Parameters<typeof levelReason>, LevelReason]>([
  ['rights to talking books without a secure login', ['speakingBookRights', hidden, student], 'secureLogin'],
  ['BankID without a secure login', ['bankid', hidden, { ...student, type: 'employees' }], 'secureLogin'],
  ['BankID with a secure login', ['bankid', hidden, { isSecureLogin: true, type: 'employees' }], 'notYours'],
  ['an identifier that only admins change', ['eppn', readOnly, student], 'onlyAdmins'],
  ['the password of somebody whom only admins change', ['password', hidden, student], 'onlyAdmins'],
  ['sharing of somebody who is no student', ['shared', readOnly, { ...student, type: 'guardians' }], 'sharedStudents'],
  ['the age filter of somebody who is no student', ['ageFilter', readOnly, { ...student, type: 'employees' }], 'ageStudents'],
])('%s says why', (_what, [name, levels, visitor], reason) => {
  expect(levelReason(name, levels, visitor)).toBe(reason);
});

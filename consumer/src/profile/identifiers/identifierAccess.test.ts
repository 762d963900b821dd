import { expect, test } from 'vitest';
import { identifierAccess } from './identifierAccess.ts';

const pupil = { isEmployee: false, isGuardian: false, isSecureLogin: false };

test.each([
  ['a guardian', { ...pupil, isGuardian: true }, 'none'],
  ['a guardian with a secure login', { ...pupil, isGuardian: true, isSecureLogin: true }, 'none'],
  ['a teacher who is a guardian too', { ...pupil, isEmployee: true, isGuardian: true, isSecureLogin: true }, 'shown'],
  ['a teacher with a password', { ...pupil, isEmployee: true }, 'secureLogin'],
  ['a teacher with two factors', { ...pupil, isEmployee: true, isSecureLogin: true }, 'shown'],
  ['a pupil', pupil, 'secureLogin'],
] as const)('the access to the identifiers of %s (%o) is %s', (_name, situation, access) => {
  expect(identifierAccess(situation)).toBe(access);
});

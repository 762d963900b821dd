import { expect, test } from 'vitest';
import { passwordAccess } from './passwordAccess.ts';

const person = { sharedAccount: false, hidePasswordChange: false, canChangePassword: true, acting: false };

test.each([
  ['of a user', person, 'form'],
  ['of a user whose profile could not be loaded', { ...person, canChangePassword: undefined }, 'form'],
  ['of a shared account', { ...person, sharedAccount: true }, 'hidden'],
  ['that the account service hides', { ...person, hidePasswordChange: true }, 'hidden'],
  ['that the profile does not allow', { ...person, canChangePassword: false }, 'hidden'],
  ['of a user whom another user acts as', { ...person, acting: true }, 'acting'],
  ['of a shared account that another user acts as', { ...person, sharedAccount: true, acting: true }, 'hidden'],
] as const)('the access to the password %s (%o) is %s', (_name, situation, access) => {
  expect(passwordAccess(situation)).toBe(access);
});

import { expect, test } from 'vitest';
import { passwordAccess } from './passwordAccess.ts';

const person = { sharedAccount: false, hidePasswordChange: false, canChangePassword: true, acting: false };

test.each([
  ['of a person', person, 'form'],
  ['of a person whose profile could not be had', { ...person, canChangePassword: undefined }, 'form'],
  ['of a shared account', { ...person, sharedAccount: true }, 'hidden'],
  ['that the account service hides', { ...person, hidePasswordChange: true }, 'hidden'],
  ['that the profile does not allow', { ...person, canChangePassword: false }, 'hidden'],
  ['of a person somebody acts as', { ...person, acting: true }, 'acting'],
  ['of a shared account somebody acts as', { ...person, sharedAccount: true, acting: true }, 'hidden'],
] as const)('the password %s: %o is %s', (_name, situation, access) => {
  expect(passwordAccess(situation)).toBe(access);
});

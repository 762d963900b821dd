import { expect, test } from 'vitest';
import { mayChangePassword } from './passwordAccess.ts';

const person = { sharedAccount: false, hidePasswordChange: false, canChangePassword: true };

test.each([
  ['of a user', person, true],
  ['of a user whose profile could not be loaded', { ...person, canChangePassword: undefined }, true],
  ['of a shared account', { ...person, sharedAccount: true }, false],
  ['that the account service hides', { ...person, hidePasswordChange: true }, false],
  ['that the profile does not allow', { ...person, canChangePassword: false }, false],
] as const)('the password %s (%o) may be changed: %s', (_name, situation, allowed) => {
  expect(mayChangePassword(situation)).toBe(allowed);
});

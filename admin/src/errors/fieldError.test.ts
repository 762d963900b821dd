import { expect, test } from 'vitest';
import { fieldErrorOf } from './fieldError.ts';

test.each([
  ['username', 'required', 'mandatory'],
  ['eppn', 'pattern', 'unsupported'],
  ['username', 'pattern', 'username'],
  ['email', 'format', 'email'],
  ['sms', 'pattern', 'mobile'],
  ['bankid', 'pattern', 'personalNumber'],
  ['name', 'minLength', 'tooFew'],
  ['name', 'maxLength', 'tooMany'],
  ['password', 'minLength', 'password'],
  ['ageFilter', 'maximum', 'between'],
  ['typicalSchoolEntryYear', 'minimum', 'between'],
  ['pupilNumber', 'minimum', 'minimum'],
  ['pupilNumber', 'maximum', 'maximum'],
  ['something', 'minimum', 'invalid'],
  ['ageFilter', 'type', 'number'],
  ['username', 'unique', 'exists'],
  ['organizations', 'minItems', 'lastOrganization'],
  ['organizations', 'oneType', 'oneType'],
  ['organizations', 'lastAdministrator', 'lastAdministrator'],
  ['something', 'new', 'invalid'],
] as const)('the attribute %s with the reason %s has the field error %s', (attribute, reason, expected) => {
  expect(fieldErrorOf({ attribute, reason })).toBe(expected);
});

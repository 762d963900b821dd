import { expect, test } from 'vitest';
import { fieldReasonOf, requestReasonOf } from './validationReason.ts';

test('the reason of a request is found by attribute and reason', () => {
  expect(requestReasonOf([{ attribute: 'schoolAssociations', reason: 'minItems' }])).toBe('lastOrganization');
  expect(requestReasonOf([{ attribute: 'role', reason: 'oneType' }])).toBe('oneType');
  expect(requestReasonOf([{ attribute: 'schoolUid', reason: 'unknown' }])).toBe('unknownOrganization');
});

test('a violation that no notice explains has no reason of a request', () => {
  expect(requestReasonOf([{ attribute: 'role', reason: 'enum' }])).toBeUndefined();
  expect(requestReasonOf([])).toBeUndefined();
});

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
  ['organizations', 'minItems', 'organizationNeeded'],
  ['organizations', 'oneType', 'oneType'],
  ['organizations', 'lastAdministrator', 'lastAdministrator'],
  ['something', 'new', 'invalid'],
] as const)('the attribute %s with the reason %s gives the field the reason %s', (attribute, reason, expected) => {
  expect(fieldReasonOf({ attribute, reason })).toBe(expected);
});

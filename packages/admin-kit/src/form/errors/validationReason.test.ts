import { personConstraints as limits } from '@realmkit/openapi/constraints';
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
  ['password', 'guessable', 'guessable'],
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

test('the figures that the texts name are those of the contract: 8 characters, up to 255, 12 digits, at least 3 letters, 0 to 99', () => {
  expect([limits.password.minLength, limits.name.maxLength, limits.username.maxLength, limits.username.minLength]).toEqual([
    8, 255, 255, 3,
  ]);
  expect([limits.ageFilter.minimum, limits.ageFilter.maximum]).toEqual([0, 99]);
  const isPersonalNumber = (text: string) => new RegExp(limits.bankid.pattern).test(text);
  expect(['19900101123', '199001011234', '1990010112345', '19900101-234'].map(isPersonalNumber)).toEqual([false, true, false, false]);
});

import { expect, test } from 'vitest';
import { validationReasonOf } from './validationReason.ts';

test('the validation reason is found by attribute and reason', () => {
  expect(validationReasonOf([{ attribute: 'schoolAssociations', reason: 'minItems' }])).toBe('lastOrganization');
  expect(validationReasonOf([{ attribute: 'role', reason: 'oneType' }])).toBe('oneType');
  expect(validationReasonOf([{ attribute: 'schoolUid', reason: 'unknown' }])).toBe('unknownOrganization');
});

test('a violation without a text of its own has no validation reason', () => {
  expect(validationReasonOf([{ attribute: 'role', reason: 'enum' }])).toBeUndefined();
  expect(validationReasonOf([])).toBeUndefined();
});

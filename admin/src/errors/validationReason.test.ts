import { expect, test } from 'vitest';
import { validationReasonOf } from './validationReason.ts';

test('a refusal is known by its attribute and reason', () => {
  expect(validationReasonOf([{ attribute: 'schoolAssociations', reason: 'minItems' }])).toBe('lastOrganization');
  expect(validationReasonOf([{ attribute: 'role', reason: 'oneType' }])).toBe('oneType');
  expect(validationReasonOf([{ attribute: 'schoolUid', reason: 'unknown' }])).toBe('unknownOrganization');
});

test('a refusal for a reason without words of its own is not', () => {
  expect(validationReasonOf([{ attribute: 'role', reason: 'enum' }])).toBeUndefined();
  expect(validationReasonOf([])).toBeUndefined();
});

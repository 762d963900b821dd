import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

test('a refusal is known by its attribute and reason', () => {
  expect(refusalOf([{ attribute: 'schoolAssociations', reason: 'minItems' }])).toBe('lastOrganization');
  expect(refusalOf([{ attribute: 'role', reason: 'oneType' }])).toBe('oneType');
  expect(refusalOf([{ attribute: 'schoolUid', reason: 'unknown' }])).toBe('unknownOrganization');
});

test('a refusal for a reason without words of its own is not', () => {
  expect(refusalOf([{ attribute: 'role', reason: 'enum' }])).toBeUndefined();
  expect(refusalOf([])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { fieldNameOf, hasReadableValues } from './fieldNames.ts';

test('a field of the log gets its own name or the name of its parent field', () => {
  expect(fieldNameOf('qrCodeLoginEnabled')).toBe('qrCodeLoginEnabled');
  expect(fieldNameOf('subscriptionPeriods.31')).toBe('subscriptionPeriods');
  expect(fieldNameOf('sync.dryRun')).toBe('syncDryRun');
  expect(fieldNameOf('syncs.7.entities')).toBe('sync');
  expect(fieldNameOf('constructor')).toBeUndefined();
});

test('secret and technical fields are named without their values', () => {
  expect(hasReadableValues(fieldNameOf('password'))).toBe(false);
  expect(hasReadableValues(fieldNameOf('identifiers'))).toBe(false);
  expect(hasReadableValues(fieldNameOf('email'))).toBe(true);
  expect(hasReadableValues(undefined)).toBe(true);
});

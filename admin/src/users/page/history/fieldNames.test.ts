import { expect, test } from 'vitest';
import { fieldNameOf, hasReadableValues } from './fieldNames.ts';

test('a field of the log is called by its own name, or by that of what it belongs to', () => {
  expect(fieldNameOf('qrCodeLoginEnabled')).toBe('qrCodeLoginEnabled');
  expect(fieldNameOf('subscriptionPeriods.31')).toBe('subscriptionPeriods');
  expect(fieldNameOf('sync.dryRun')).toBe('syncDryRun');
  expect(fieldNameOf('syncs.7.entities')).toBe('sync');
  expect(fieldNameOf('constructor')).toBeUndefined();
});

test('what is secret or of machines is named without its values', () => {
  expect(hasReadableValues(fieldNameOf('password'))).toBe(false);
  expect(hasReadableValues(fieldNameOf('identifiers'))).toBe(false);
  expect(hasReadableValues(fieldNameOf('email'))).toBe(true);
  expect(hasReadableValues(undefined)).toBe(true);
});

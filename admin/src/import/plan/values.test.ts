import { expect, test } from 'vitest';
import { cellReasonOf, writtenValue } from './values.ts';

test.each([
  ['username', 'bo dahl', 'username'],
  ['username', 'bo', 'username'],
  ['username', 'b'.repeat(256), 'tooMany'],
  ['name', '<b>Bo</b>', 'unsupported'],
  ['name', 'B'.repeat(256), 'tooMany'],
  ['groups', '7B; <i>', 'unsupported'],
  ['gsuiteemail', 'bo@skola', 'email'],
  ['password', 'kort', 'password'],
  ['ageFilter', 'seven', 'number'],
  ['ageFilter', '100', 'between'],
  ['shared', 'perhaps', 'yesOrNo'],
  ['bankid', '19121212-1212', 'personalNumber'],
  ['sms', '070', 'mobile'],
  ['eppn', 'x'.repeat(256), 'tooMany'],
] as const)('a cell of the column %s with the text %s is not valid: %s', (field, text, reason) => {
  expect(cellReasonOf(field, text)).toBe(reason);
});

test.each([
  ['username', 'bo.dahl@skola.se'],
  ['name', '👩‍🏫'.padEnd(257, 'o')],
  ['organization', '<Björkskolan>'],
  ['email', 'bo@skola.example.se'],
  ['password', 'en-lang-mening'],
  ['ageFilter', '99'],
  ['speakingBookRights', 'Ja'],
  ['bankid', '191212121212'],
  ['sms', '+46 70-123 45 67'],
] as const)('a cell of the column %s with the text %s is valid', (field, text) => {
  expect(cellReasonOf(field, text)).toBeUndefined();
});

test('a cell writes a truth value, a number or its text, as its attribute needs', () => {
  expect(writtenValue('shared', 'Nej')).toBe(false);
  expect(writtenValue('ageFilter', '7')).toBe(7);
  expect(writtenValue('sms', '0701234567')).toBe('0701234567');
});

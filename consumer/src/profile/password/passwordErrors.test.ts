import { NetworkError, ServiceError } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { passwordErrorsOf, validatePasswords } from './passwordErrors.ts';

const good = { current: 'realmkit-demo', password: 'en-annan-mening', repeated: 'en-annan-mening' };
const both = (password: string) => ({ password, repeated: password });

test.each([
  ['all fields are filled in', good, {}],
  ['nothing is typed', { current: '', ...both('') }, { current: 'currentMissing', password: 'missing' }],
  ['the new one has 7 characters', { ...good, ...both('sju-bok') }, { password: 'tooShort' }],
  ['the new one has 8 characters', { ...good, ...both('åtta-bok') }, {}],
  ['the new one has 4 characters of two units each', { ...good, ...both('📚📚📚📚') }, { password: 'tooShort' }],
  ['the new one has 256 characters', { ...good, ...both('a'.repeat(256)) }, { password: 'tooLong' }],
  ['the passwords do not match', { ...good, repeated: 'en-annan-menning' }, { repeated: 'mismatch' }],
])('when %s, the input %o has the errors %o', (_name, typed, errors) => {
  expect(validatePasswords(typed)).toEqual(errors);
});

const refused = (...attributes: { attribute: string; reason: string }[]) => new ServiceError(400, 'ValidationError', 'No.', attributes);

test.each([
  ['the present password is wrong', refused({ attribute: 'currentPassword', reason: 'incorrect' }), { current: 'incorrect' }],
  ['the new one is too short', refused({ attribute: 'password', reason: 'minLength' }), { password: 'tooShort' }],
  ['the new one is too long', refused({ attribute: 'password', reason: 'maxLength' }), { password: 'tooLong' }],
  ['the new one is unsuitable', refused({ attribute: 'password', reason: 'breached' }), { password: 'unsuitable' }],
  ['the new one is easy to guess', refused({ attribute: 'password', reason: 'guessable' }), { password: 'guessable' }],
  ['the user may not change it', new ServiceError(403, 'forbidden', 'No.'), {}],
  ['there is no network', new NetworkError('http://account.example', undefined), {}],
])('when the service says that %s, the fields show it', (_name, error, errors) => {
  expect(passwordErrorsOf(error)).toEqual(errors);
});

import { describe, expect, test } from 'vitest';
import { signupErrorsOf, validateSignup } from './signupErrors.ts';

const good = {
  firstname: 'Maja',
  lastname: 'Holm',
  email: 'maja@example.se',
  password: 'en-lang-mening',
  repeat: 'en-lang-mening',
  privacy: true,
};

describe('the sign-up form', () => {
  test('a valid sign-up form has no errors', () => {
    expect(validateSignup(good)).toEqual({});
  });

  test.each([
    ['an empty first name', { firstname: ' ' }, { firstname: 'mandatory' }],
    ['an empty last name', { lastname: '' }, { lastname: 'mandatory' }],
    ['a missing email address', { email: '' }, { email: 'mandatory' }],
    ['an invalid email address', { email: 'maja@example' }, { email: 'invalidEmail' }],
    ['a password of seven characters', { password: '1234567', repeat: '1234567' }, { password: 'tooShort' }],
    ['passwords that differ', { repeat: 'en-annan-mening' }, { repeat: 'mismatch' }],
    ['a privacy policy that is not taken note of', { privacy: false }, { privacy: 'notRead' }],
  ])('the sign-up form reports %s', (_, change, errors) => {
    expect(validateSignup({ ...good, ...change })).toEqual(errors);
  });

  test('a password of eight characters is valid', () => {
    expect(validateSignup({ ...good, password: '12345678', repeat: '12345678' })).toEqual({});
  });
});

describe('the errors of the service', () => {
  test('a conflict means that the email address is already used', () => {
    expect(signupErrorsOf({ name: 'ConflictError', attributes: [{ attribute: 'email', reason: 'unique' }] })).toEqual({
      email: 'emailUsed',
    });
  });

  test('errors are assigned to fields by attribute, and the user name to the email address', () => {
    const attributes = [
      { attribute: 'userName', reason: 'format' },
      { attribute: 'password', reason: 'minLength' },
      { attribute: 'firstname', reason: 'minLength' },
      { attribute: 'lastname', reason: 'maxLength' },
      { attribute: 'unheard', reason: 'of' },
    ];
    expect(signupErrorsOf({ name: 'ValidationError', attributes })).toEqual({
      email: 'invalidEmail',
      password: 'tooShort',
      firstname: 'mandatory',
      lastname: 'notAccepted',
    });
  });
});

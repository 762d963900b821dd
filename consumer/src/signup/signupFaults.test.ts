import { describe, expect, test } from 'vitest';
import { refusedFields, signupFaults } from './signupFaults.ts';

const good = {
  firstname: 'Maja',
  lastname: 'Holm',
  email: 'maja@example.se',
  password: 'en-lang-mening',
  repeat: 'en-lang-mening',
  privacy: true,
};

describe('the form of a sign-up', () => {
  test('has no faults when it is filled in well', () => {
    expect(signupFaults(good)).toEqual({});
  });

  test.each([
    ['an empty first name', { firstname: ' ' }, { firstname: 'mandatory' }],
    ['an empty last name', { lastname: '' }, { lastname: 'mandatory' }],
    ['no address', { email: '' }, { email: 'mandatory' }],
    ['something that is no address', { email: 'maja@example' }, { email: 'invalidEmail' }],
    ['a password of seven characters', { password: '1234567', repeat: '1234567' }, { password: 'tooShort' }],
    ['passwords that differ', { repeat: 'en-annan-mening' }, { repeat: 'mismatch' }],
    ['a privacy policy that is not agreed to', { privacy: false }, { privacy: 'notAgreed' }],
  ])('says what is wrong with %s', (_, change, faults) => {
    expect(signupFaults({ ...good, ...change })).toEqual(faults);
  });

  test('takes a password of eight characters', () => {
    expect(signupFaults({ ...good, password: '12345678', repeat: '12345678' })).toEqual({});
  });
});

describe('what the service refuses', () => {
  test('an address that is used already is a conflict', () => {
    expect(refusedFields({ name: 'ConflictError', attributes: [{ attribute: 'email', reason: 'unique' }] })).toEqual({
      email: 'emailUsed',
    });
  });

  test('reasons are given by attribute, and the user name is shown as the e-mail address', () => {
    const attributes = [
      { attribute: 'userName', reason: 'format' },
      { attribute: 'password', reason: 'minLength' },
      { attribute: 'firstname', reason: 'minLength' },
      { attribute: 'lastname', reason: 'maxLength' },
      { attribute: 'unheard', reason: 'of' },
    ];
    expect(refusedFields({ name: 'ValidationError', attributes })).toEqual({
      email: 'invalidEmail',
      password: 'tooShort',
      firstname: 'mandatory',
      lastname: 'notAccepted',
    });
  });
});

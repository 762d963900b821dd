import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/people.ts';
import { changedData } from './personForm.ts';

const { attributes } = person(3);

describe('the data that the person form sends', () => {
  test('the person form sends only the values that changed', () => {
    expect(changedData(attributes, { name: 'Alva Ek', username: 'alva.berg' })).toEqual({ name: 'Alva Ek' });
  });

  test('the person form never sends an attribute that is not editable', () => {
    expect(changedData(attributes, { eppn: 'x@y.example' })).toEqual({});
  });

  test('the person form sends a password only if one was typed', () => {
    expect(changedData(attributes, { password: '' })).toEqual({});
    expect(changedData(attributes, { password: 'en-lang-mening' })).toEqual({ password: 'en-lang-mening' });
  });

  test('the person form sends null for a field that was cleared and nothing for one that was already empty', () => {
    expect(changedData(attributes, { email: null })).toEqual({ email: null });
    expect(changedData({ ...attributes, email: { ...attributes.email, value: null } }, { email: null })).toEqual({});
  });
});

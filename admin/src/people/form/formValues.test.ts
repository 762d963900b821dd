import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import { changedData, otherChanges } from './formValues.ts';

const { attributes } = person(3);

describe('what is sent of a form', () => {
  test('is what differs from what is there, and nothing else', () => {
    expect(changedData(attributes, { name: 'Alva Ek', username: 'alva.berg' })).toEqual({ name: 'Alva Ek' });
  });

  test('is never what may not be edited', () => {
    expect(changedData(attributes, { eppn: 'x@y.example' })).toEqual({});
  });

  test('is a password only if one was typed', () => {
    expect(changedData(attributes, { password: '' })).toEqual({});
    expect(changedData(attributes, { password: 'en-lang-mening' })).toEqual({ password: 'en-lang-mening' });
  });

  test('is null for a field that was emptied, and nothing for one that was empty', () => {
    expect(changedData(attributes, { email: null })).toEqual({ email: null });
    expect(changedData({ ...attributes, email: { ...attributes.email, value: null } }, { email: null })).toEqual({});
  });
});

describe('what another admin did meanwhile', () => {
  const now = { ...attributes, name: { ...attributes.name, value: 'Alva Sand' } };

  test('is every attribute that is another now', () => {
    expect(otherChanges(attributes, now, {})).toEqual([
      { name: 'name', before: 'Alva Berg', now: 'Alva Sand', mine: undefined, clash: false },
    ]);
  });

  test('clashes where both changed the same to something else', () => {
    expect(otherChanges(attributes, now, { name: 'Alva Ek' })).toMatchObject([{ name: 'name', mine: 'Alva Ek', clash: true }]);
    expect(otherChanges(attributes, now, { name: 'Alva Sand' })).toMatchObject([{ name: 'name', clash: false }]);
  });

  test('is nothing where nothing is another', () => {
    expect(otherChanges(attributes, attributes, { name: 'Alva Ek' })).toEqual([]);
  });
});

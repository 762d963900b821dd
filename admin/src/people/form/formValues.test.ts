import { describe, expect, test } from 'vitest';
import { person } from '../../testing/people.ts';
import { changedData, otherChanges } from './formValues.ts';

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

describe('the changes by another admin', () => {
  const now = { ...attributes, name: { ...attributes.name, value: 'Alva Sand' } };

  test('every attribute that another admin changed is listed', () => {
    expect(otherChanges(attributes, now, {})).toEqual([
      { name: 'name', before: 'Alva Berg', now: 'Alva Sand', mine: undefined, isConflict: false },
    ]);
  });

  test('a conflict is reported when both admins changed the same attribute to different values', () => {
    expect(otherChanges(attributes, now, { name: 'Alva Ek' })).toMatchObject([{ name: 'name', mine: 'Alva Ek', isConflict: true }]);
    expect(otherChanges(attributes, now, { name: 'Alva Sand' })).toMatchObject([{ name: 'name', isConflict: false }]);
  });

  test('no changes are listed when the other admin changed nothing', () => {
    expect(otherChanges(attributes, attributes, { name: 'Alva Ek' })).toEqual([]);
  });
});

import type { Page } from '@realmkit/admin-kit/guesser';
import { describe, expect, test } from 'vitest';
import { fieldsOf, hasPage, type Name, names, pages, print, schemaOf } from './panelGuesses.ts';

const bySource = (name: Name, page: Page) => Object.fromEntries(fieldsOf(name, page).map(({ source, ...field }) => [source, field]));
const field = { required: false, readOnly: false };

describe('the fields that a contract describes', () => {
  test.each(names)('the pages of %s have the fields of its contract', (name) => {
    for (const page of pages) {
      if (!hasPage(name, page)) expect(() => fieldsOf(name, page)).toThrow(`'${name}' has no call for the page '${page}'`);
      // A write without a body, such as one that only names what it connects, has no fields.
      else expect(fieldsOf(name, page).length > 0).toBe(Object.keys(schemaOf(name, page)).length > 0);
    }
  });

  test('a field has the type, the limits and the choices of the contract, and is required where the body requires it', () => {
    expect(bySource('groups', 'create')).toEqual({
      schoolUid: { ...field, kind: 'reference', required: true, reference: 'schoolUnits', minLength: 1, maxLength: 64 },
      name: { ...field, kind: 'text', required: true, minLength: 1, maxLength: 255 },
      type: { ...field, kind: 'choice', choices: ['class', 'group'] },
      generateCode: { ...field, kind: 'boolean' },
      externalId: { ...field, kind: 'text', minLength: 1, maxLength: 255 },
      typicalSchoolEntryYear: { ...field, kind: 'number', minimum: 1900, maximum: 2100 },
    });
    expect(bySource('userSubscriptionPeriods', 'edit').startDate).toMatchObject({ kind: 'date', format: 'date' });
  });

  test('what the service sets is read-only, also in what stands in it', () => {
    expect(bySource('groups', 'show')).toMatchObject({
      uid: { readOnly: true },
      'schoolUnit.name': { readOnly: true },
      name: { readOnly: false },
    });
  });

  test('the value of an attribute with levels is a field, and its levels are none', () => {
    const sources = fieldsOf('students', 'show').map(({ source }) => source);
    expect(sources).toContain('attributes.name.value');
    expect(sources.filter((source) => /viewable|editable/.test(source))).toEqual([]);
  });

  test.each<[Name, Page, string, string | undefined]>([
    ['userGroups', 'list', 'userUid', 'users'],
    ['userGroups', 'list', 'groupUid', 'groups'],
    ['schoolSubscriptions', 'list', 'schoolUid', 'schoolUnits'],
    ['schoolUnits', 'edit', 'parent', 'schoolUnits'],
    ['userBooks', 'list', 'bookId', 'books'],
    ['loginCards', 'create', 'userUids', 'users'],
    ['groups', 'list', 'groupId', undefined],
    ['groups', 'list', 'externalId', undefined],
    ['schoolUnits', 'list', 'legacyId', undefined],
  ])('in %s (%s), %s names a record of %s', (name, page, source, reference) => {
    expect(bySource(name, page)[source]?.reference).toBe(reference);
  });
});

describe('the code of a guessed page', () => {
  test('the form of a school unit has an input for each field, and validates what the contract says', () => {
    const code = print('schoolUnits', 'create');
    expect(code).toContain(`import { maxLength, maxValue, minValue, required } from 'react-admin';`);
    expect(code).toContain('<TextInput source="name" label="Name" maxLength={255} validate={[required(), maxLength(255)]} />');
    expect(code).toContain(`{ id: 'preschool', name: 'Preschool' }]`);
    expect(code).toContain('<ReferenceInput source="parent" reference="schoolUnits">');
    expect(code).toContain('<NumberInput source="pupilNumber" label="Pupil number" min={0} max={1000000} ');
  });

  test.each<[Name, Page]>([
    ['groups', 'create'],
    ['groups', 'edit'],
    ['legacyGroups', 'create'],
    ['students', 'create'],
    ['employees', 'edit'],
  ])('the form of %s (%s) validates nothing: the service does', (name, page) => {
    expect(print(name, page)).toContain('<TextInput ');
    expect(print(name, page)).not.toMatch(/validate|react-admin/);
  });

  test('a password has an input that hides it', () => {
    expect(print('students', 'edit')).toContain('<PasswordInput source="data.password" label="Password" />');
  });

  test('a list has a column for each field but lists, and shows what a reference names', () => {
    const code = print('groups', 'list');
    expect(code).toContain('<DataTable.Col source="name" label="Name" rowHeader />');
    expect(code).toContain('<DataTable.Col source="userCount" label="User count" numeric />');
    expect(code).toContain('<ReferenceField source="schoolUid" reference="schoolUnits" render={');
    expect(print('users', 'list')).toContain('{/* identifiers: a list */}');
  });
});

import { expect, test } from 'vitest';
import type { Columns } from '../workbook/guessColumns.ts';
import { groupKey } from './ImportRow.ts';
import { countRows, isForbidden, type KnownPerson, newGroups, type PlanContext, planRows } from './planRows.ts';

const anna: KnownPerson = { id: 7, name: 'Anna Ek', email: null, mayEdit: true, organizationIds: new Set([4]) };

const context = (more: Partial<PlanContext> = {}): PlanContext => ({
  type: 'students',
  organizationId: 4,
  organizations: [
    { id: 4, name: 'Björkskolan' },
    { id: 5, name: 'Östra skolan' },
  ],
  people: new Map([['anna.ek', anna]]),
  groups: new Map([[groupKey({ organizationId: 4, name: '7B' }), { id: 12, type: 'class' }]]),
  ...more,
});

const columns: Columns = ['username', 'name', 'email', 'groups', 'organization'];
const plan = (cells: readonly (readonly string[])[], more?: Partial<PlanContext>) =>
  planRows(
    cells.map((row, index) => ({ number: index + 2, cells: row })),
    columns,
    context(more),
  );

test('an unknown person is created at the organisation of the row or of the import', () => {
  expect(
    plan([
      ['bo.dahl', 'Bo Dahl', '', '7B; 7C', ''],
      ['eva.ny', 'Eva Ny', 'eva@skola.se', '', 'östra skolan'],
    ]),
  ).toMatchObject([
    {
      action: 'create',
      data: { username: 'bo.dahl', name: 'Bo Dahl', organizations: [{ id: 4 }] },
      groups: [12, { organizationId: 4, name: '7C', type: 'group' }],
      problems: [],
    },
    { action: 'create', data: { email: 'eva@skola.se', organizations: [{ id: 5 }] } },
  ]);
});

test('a known person is changed only in the values that differ', () => {
  const [row] = plan([['Anna.Ek', 'Anna Ek', 'anna@skola.se', '', '']]);
  expect(row).toMatchObject({ action: 'change', personId: 7, data: { email: 'anna@skola.se' } });
  expect(row?.changes).toEqual([{ field: 'email', before: null, after: 'anna@skola.se' }]);
});

test('a known person without differences is skipped', () => {
  const rows = plan([['anna.ek', 'Anna Ek', '', '', '']]);
  expect(rows).toMatchObject([{ action: 'skip', problems: [] }]);
  expect(countRows(rows)).toEqual({ create: 0, change: 0, same: 1, invalid: 0 });
});

test('an import moves a pupil to the class of the row, and removes nobody from any other group or organisation', () => {
  const present = { organization_id: 4, selectable: true, removable: true };
  const groups = [
    { ...present, id: 30, name: 'Kör', type: 'group' as const },
    { ...present, id: 11, name: '7A', type: 'class' as const },
    { ...present, id: 50, organization_id: 5, name: '7A', type: 'class' as const },
  ];
  const options = [{ id: 4, name: 'Björkskolan' }];
  const level = { viewable: 2, editable: 2 } as const;
  const text = { value: null, ...level };
  const attributes = {
    username: text,
    name: text,
    email: text,
    organizations: { values: [{ id: 4, role: 'student' as const, admin: false }], options, ...level },
    shared: { value: false, ...level },
    ageFilter: { value: null, ...level },
    password: level,
  };
  const people = new Map([['anna.ek', { ...anna, groups, attributes }]]);
  const [elsewhere] = plan([['anna.ek', 'Anna Ek', '', '7B', 'Östra skolan']], { people });
  expect(elsewhere?.data.organizations).toEqual([{ id: 4, role: 'student', admin: false }, { id: 5 }]);
  expect(elsewhere?.groups).toEqual([30, 11, { organizationId: 5, name: '7B', type: 'class' }]);
  const [moved] = plan([['anna.ek', 'Anna Ek', '', '7B; Teater', '']], { people });
  expect(moved?.groups).toEqual([30, 50, 12, { organizationId: 4, name: 'Teater', type: 'group' }]);
  expect(moved?.changes).toEqual([{ field: 'groups', before: 'Kör; 7A; 7A', after: 'Kör; 7A; 7B; Teater' }]);
  // A teacher has several classes.
  expect(plan([['anna.ek', 'Anna Ek', '', '7B', '']], { people, type: 'employees' })[0]?.groups).toEqual([30, 11, 50, 12]);
  // Who is in the right class already, and in an old one, leaves the old one.
  const both = [...groups, { ...present, id: 12, name: '7B', type: 'class' as const }];
  const inBoth = new Map([['anna.ek', { ...anna, groups: both, attributes }]]);
  expect(plan([['anna.ek', 'Anna Ek', '', '7B', '']], { people: inBoth })[0]?.groups).toEqual([30, 50, 12]);
  expect(plan([['anna.ek', 'Anna Ek', '', 'Kör', '']], { people, groups: new Map([['4 kör', { id: 30, type: 'group' }]]) })).toMatchObject([
    { action: 'skip' },
  ]);
});

test('each error is reported at its cell and its row is skipped', () => {
  const rows = plan([
    ['', 'Nobody', '', '', ''],
    ['a b', 'Bo', 'no mail', '', 'Nowhere'],
    ['evil', '<script>', '', '', ''],
  ]);
  expect(rows.map(({ action }) => action)).toEqual(['skip', 'skip', 'skip']);
  expect(rows.map(({ problems }) => problems)).toEqual([
    [{ field: 'username', reason: 'mandatory' }],
    [
      { field: 'username', reason: 'username' },
      { field: 'email', reason: 'email' },
      { field: 'organization', reason: 'notYourSchool' },
    ],
    [{ field: 'name', reason: 'unsupported' }],
  ]);
});

test('a user name that occurs twice in a workbook is an error of the second row', () => {
  const rows = plan([
    ['bo.dahl', 'Bo Dahl', '', '', ''],
    ['BO.DAHL', 'Bo Dahl', '', '', ''],
  ]);
  expect(rows.map(({ problems }) => problems)).toEqual([[], [{ field: 'username', reason: 'twiceInFile' }]]);
});

test('an import is forbidden while a row changes a person whom the importer may not edit', () => {
  const rows = plan([['anna.ek', 'Anna Ekholm', '', '', '']], { people: new Map([['anna.ek', { ...anna, mayEdit: false }]]) });
  expect(rows).toMatchObject([{ action: 'skip', data: {}, problems: [{ field: 'username', reason: 'forbidden' }] }]);
  expect(isForbidden(rows)).toBe(true);
  expect(isForbidden(plan([['bo.dahl', 'Bo Dahl', '', '', '']]))).toBe(false);
});

test('a new group is listed once, however many rows name it', () => {
  expect(
    newGroups(
      plan([
        ['bo.dahl', 'Bo', '', '7C', ''],
        ['eva.ny', 'Eva', '', '7c, 7B', ''],
      ]),
    ),
  ).toEqual([{ organizationId: 4, name: '7C', type: 'class' }]);
});

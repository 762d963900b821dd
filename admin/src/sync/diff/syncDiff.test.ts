import type { SyncJobLog } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { checkThresholds, type DiffRecord, defaultThresholds, diffOf, filterRecords } from './syncDiff.ts';

const entry = (id: number, more: Partial<SyncJobLog>): SyncJobLog => ({
  id,
  entity: 'user',
  uid: 'se-user-1',
  externalId: 'x1',
  name: 'Elsa Ek',
  action: 'update',
  field: 'name',
  before: 'Elsa Ek',
  after: 'Elsa Lind',
  reason: null,
  ...more,
});

const people = (count: number, action: DiffRecord['action']): DiffRecord[] =>
  Array.from({ length: count }, (_, index) => ({ key: `${action} ${index}`, entity: 'user', action, name: '', fields: [], reason: null }));

test('the entries of a log are grouped by record', () => {
  const records = diffOf([
    entry(1, {}),
    entry(2, { field: 'email', before: null, after: 'elsa@skola.se' }),
    entry(3, { uid: null, externalId: 'x2', name: 'Nils Holm', action: 'create', before: null, after: 'Nils Holm' }),
    entry(4, { uid: null, externalId: 'x3', name: 'Ida', action: 'skip', field: null, before: null, after: null, reason: 'nameMissing' }),
  ]);
  expect(records.map(({ name, action, fields, reason }) => [name, action, fields.length, reason])).toEqual([
    ['Elsa Ek', 'update', 2, null],
    ['Nils Holm', 'create', 1, null],
    ['Ida', 'skip', 0, 'nameMissing'],
  ]);
});

test('a sync is held when it removes more than a tenth of the people', () => {
  expect(checkThresholds(people(10, 'delete'), 100, defaultThresholds)).toEqual({ removed: 10, changed: 10, held: false });
  expect(checkThresholds(people(11, 'delete'), 100, defaultThresholds).held).toBe(true);
});

test('a sync is held when it changes more than three quarters of the people', () => {
  expect(checkThresholds(people(75, 'update'), 100, defaultThresholds).held).toBe(false);
  expect(checkThresholds(people(76, 'update'), 100, defaultThresholds).held).toBe(true);
});

test('newly added people do not hold a sync, and the thresholds can be set', () => {
  expect(checkThresholds(people(500, 'create'), 100, defaultThresholds).held).toBe(false);
  expect(checkThresholds(people(5, 'create'), 0, defaultThresholds).held).toBe(false);
  expect(checkThresholds(people(30, 'delete'), 100, { removed: 30, changed: 75 }).held).toBe(false);
});

test('a diff is searched by names and by values', () => {
  const records = diffOf([entry(1, {}), entry(2, { uid: 'se-user-2', name: 'Bo Dahl', before: '7B', after: '7C', field: 'groups' })]);
  expect(filterRecords(records, 'lind').map(({ name }) => name)).toEqual(['Elsa Ek']);
  expect(filterRecords(records, '7c').map(({ name }) => name)).toEqual(['Bo Dahl']);
  expect(filterRecords(records, ' ')).toHaveLength(2);
});

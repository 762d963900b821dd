import { describe, expect, test } from 'vitest';
import { type ActionId, can } from './can.ts';

const record = (id: string, active: boolean) => ({ actions: [{ id, status: { active } }] });

describe('what may be done with a record', () => {
  test.each<ActionId>([
    'EditGroup',
    'DeleteGroup',
    'EditGroupPassword',
    'EditGroupAgeFilter',
    'ViewUserInfo',
    'EditUserInfo',
    'DeleteUser',
    'ListGroups',
    'ViewBookshelf',
  ])('%s is allowed where it is active, and nowhere else', (id) => {
    expect(can(record(id, true), id)).toBe(true);
    expect(can(record(id, false), id)).toBe(false);
  });

  test('is nothing that the record does not name, and nothing as long as there is no record', () => {
    expect(can(record('EditGroup', true), 'DeleteGroup')).toBe(false);
    expect(can(undefined, 'EditGroup')).toBe(false);
  });
});

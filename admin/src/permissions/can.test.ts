import { describe, expect, test } from 'vitest';
import { type ActionId, can } from './can.ts';

const record = (id: string, active: boolean) => ({ actions: [{ id, status: { active } }] });

describe('the actions of a record', () => {
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
  ])('the action %s is allowed only where it is active', (id) => {
    expect(can(record(id, true), id)).toBe(true);
    expect(can(record(id, false), id)).toBe(false);
  });

  test('an action is not allowed when the record does not list it or is not loaded', () => {
    expect(can(record('EditGroup', true), 'DeleteGroup')).toBe(false);
    expect(can(undefined, 'EditGroup')).toBe(false);
  });
});

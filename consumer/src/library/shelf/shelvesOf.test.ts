import { describe, expect, test } from 'vitest';
import { shelvesOf } from './shelvesOf.ts';

const school = (role: 'employee' | 'admin' | 'student' | 'guardian') => [{ uid: 'se-school-2', name: 'Björkskolan', role, active: true }];
const shelves = (more: Partial<Parameters<typeof shelvesOf>[0]>) =>
  shelvesOf({
    uid: 'se-user-3',
    organizations: school('employee'),
    isConsumerMarketUser: false,
    me: { sharedAccount: false },
    ...more,
  }).map(({ owner, mayChange }) => `${owner.kind} ${owner.id} ${mayChange ? 'change' : 'look'}`);

describe('the shelves of a person', () => {
  test.each(['employee', 'admin'] as const)('as %s are the own one and the school unit’s, both to change', (role) => {
    expect(shelves({ organizations: school(role) })).toEqual(['user se-user-3 change', 'schoolUnit se-school-2 change']);
  });

  test('as student are the own one and the school unit’s to look at', () => {
    expect(shelves({ organizations: school('student') })).toEqual(['user se-user-3 change', 'schoolUnit se-school-2 look']);
  });

  test('of a family are the own one alone', () => {
    expect(shelves({ organizations: school('guardian'), isConsumerMarketUser: true })).toEqual(['user se-user-3 change']);
  });

  test('of a shared account are the school unit’s alone', () => {
    expect(shelves({ organizations: school('student'), me: { sharedAccount: true } })).toEqual(['schoolUnit se-school-2 look']);
  });
});

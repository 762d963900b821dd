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
  }).map(({ owner, mayChange }) => `${owner.kind} ${owner.id} ${mayChange ? 'change' : 'view'}`);

describe('the bookshelves of a user', () => {
  test.each(['employee', 'admin'] as const)('a user with the role %s can change their own bookshelf and the school unit’s', (role) => {
    expect(shelves({ organizations: school(role) })).toEqual(['user se-user-3 change', 'schoolUnit se-school-2 change']);
  });

  test('a student can change their own bookshelf and view the school unit’s', () => {
    expect(shelves({ organizations: school('student') })).toEqual(['user se-user-3 change', 'schoolUnit se-school-2 view']);
  });

  test('a family has only its own bookshelf', () => {
    expect(shelves({ organizations: school('guardian'), isConsumerMarketUser: true })).toEqual(['user se-user-3 change']);
  });

  test('a shared account has only the school unit’s bookshelf', () => {
    expect(shelves({ organizations: school('student'), me: { sharedAccount: true } })).toEqual(['schoolUnit se-school-2 view']);
  });
});

import { describe, expect, test } from 'vitest';
import { parseChange } from './change.ts';

describe('a change in the history of a user', () => {
  test('a change of an organisation is parsed as joining, leaving or a new role', () => {
    const field = 'schoolAssociations.se-school-2.role';
    expect(parseChange({ field, before: null, after: 'student' })).toEqual({ kind: 'joined', schoolUid: 'se-school-2', role: 'student' });
    expect(parseChange({ field, before: 'student', after: null })).toEqual({ kind: 'left', schoolUid: 'se-school-2', role: 'student' });
    expect(parseChange({ field, before: 'employee', after: 'admin' })).toEqual({
      kind: 'role',
      schoolUid: 'se-school-2',
      before: 'employee',
      after: 'admin',
    });
  });

  test('a change of a group is parsed as joining or leaving', () => {
    expect(parseChange({ field: 'groups.se-group-9', before: null, after: 'se-group-9' })).toEqual({
      kind: 'groupJoined',
      groupUid: 'se-group-9',
    });
    expect(parseChange({ field: 'groups.se-group-9', before: 'se-group-9', after: null })).toEqual({
      kind: 'groupLeft',
      groupUid: 'se-group-9',
    });
  });

  test('a change of a deleted group carries the name that the group had', () => {
    expect(parseChange({ field: 'groups.se-group-9', before: 'Klass 2B', after: null })).toEqual({
      kind: 'groupLeft',
      groupUid: 'se-group-9',
      groupName: 'Klass 2B',
    });
  });

  test('an unknown change is passed through as the service sent it', () => {
    const change = { field: 'name', before: 'Maja', after: 'Maja Holm' };
    expect(parseChange(change)).toEqual({ kind: 'other', ...change });
    const odd = { field: 'schoolAssociations.se-school-2.role', before: null, after: 'pirate' };
    expect(parseChange(odd)).toEqual({ kind: 'other', ...odd });
  });
});

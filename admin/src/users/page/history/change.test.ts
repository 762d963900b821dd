import { describe, expect, test } from 'vitest';
import { readChange } from './change.ts';

describe('a change in the history of a user', () => {
  test('of an organisation is a coming, a going or another role', () => {
    const field = 'schoolAssociations.se-school-2.role';
    expect(readChange({ field, before: null, after: 'student' })).toEqual({ kind: 'joined', schoolUid: 'se-school-2', role: 'student' });
    expect(readChange({ field, before: 'student', after: null })).toEqual({ kind: 'left', schoolUid: 'se-school-2', role: 'student' });
    expect(readChange({ field, before: 'employee', after: 'admin' })).toEqual({
      kind: 'role',
      schoolUid: 'se-school-2',
      before: 'employee',
      after: 'admin',
    });
  });

  test('of a group is a coming or a going', () => {
    expect(readChange({ field: 'groups.se-group-9', before: null, after: 'se-group-9' })).toEqual({
      kind: 'groupJoined',
      groupUid: 'se-group-9',
    });
    expect(readChange({ field: 'groups.se-group-9', before: 'se-group-9', after: null })).toEqual({
      kind: 'groupLeft',
      groupUid: 'se-group-9',
    });
  });

  test('of a group that is gone is said by the name it had', () => {
    expect(readChange({ field: 'groups.se-group-9', before: 'Klass 2B', after: null })).toEqual({
      kind: 'groupLeft',
      groupUid: 'se-group-9',
      groupName: 'Klass 2B',
    });
  });

  test('that the panel does not know is shown as the service tells it', () => {
    const change = { field: 'name', before: 'Maja', after: 'Maja Holm' };
    expect(readChange(change)).toEqual({ kind: 'other', ...change });
    const odd = { field: 'schoolAssociations.se-school-2.role', before: null, after: 'pirate' };
    expect(readChange(odd)).toEqual({ kind: 'other', ...odd });
  });
});

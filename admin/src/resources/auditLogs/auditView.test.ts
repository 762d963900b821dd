import { expect, test } from 'vitest';
import { auditFilters, viewOf } from './auditView.ts';

test('the audit log is filtered by what was changed or by who changed it', () => {
  expect(auditFilters('user', 'se-user-3')).toEqual({ subject: 'se-user-3' });
  expect(auditFilters('schoolUnit', 'se-school-2')).toEqual({ subject: 'se-school-2' });
  expect(auditFilters('actor', 'se-user-1')).toEqual({ actorUid: 'se-user-1' });
  expect(auditFilters('all', 'se-user-1')).toEqual({});
});

test('nothing is requested before a subject has been chosen', () => {
  expect(auditFilters('group', '')).toBeUndefined();
});

test('a URL with an unknown view shows everything', () => {
  expect(viewOf('pirates')).toBe('all');
  expect(viewOf(null)).toBe('all');
  expect(viewOf('actor')).toBe('actor');
});

import { describe, expect, test } from 'vitest';
import { can } from './can.ts';

describe('what may be done in the user management', () => {
  const superuser = { uid: 'se-user-1', isSuperuser: true };

  test('is everything for superusers', () => {
    expect(can(superuser, { action: 'list' })).toBe(true);
    expect(can(superuser, { action: 'delete', record: { uid: 'se-user-2' } })).toBe(true);
  });

  test('is nothing for everybody else', () => {
    expect(can({ uid: 'se-user-2', isSuperuser: false }, { action: 'list' })).toBe(false);
  });

  test('does not include deleting oneself', () => {
    expect(can(superuser, { action: 'delete', record: { uid: 'se-user-1' } })).toBe(false);
    expect(can(superuser, { action: 'edit', record: { uid: 'se-user-1' } })).toBe(true);
  });
});

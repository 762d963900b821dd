import { describe, expect, test } from 'vitest';
import { mayManage } from './mayManage.ts';

describe('what may be done in the user management', () => {
  const superuser = { uid: 'se-user-1', isSuperuser: true };

  test('is everything for superusers', () => {
    expect(mayManage(superuser, { action: 'list' })).toBe(true);
    expect(mayManage(superuser, { action: 'delete', record: { uid: 'se-user-2' } })).toBe(true);
  });

  test('is nothing for everybody else', () => {
    expect(mayManage({ uid: 'se-user-2', isSuperuser: false }, { action: 'list' })).toBe(false);
  });

  test('does not include deleting oneself', () => {
    expect(mayManage(superuser, { action: 'delete', record: { uid: 'se-user-1' } })).toBe(false);
    expect(mayManage(superuser, { action: 'edit', record: { uid: 'se-user-1' } })).toBe(true);
  });
});

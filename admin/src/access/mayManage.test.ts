import { describe, expect, test } from 'vitest';
import { mayManage } from './mayManage.ts';

describe('permissions in the user management', () => {
  const superuser = { uid: 'se-user-1', isSuperuser: true };

  test('a superuser may do everything in the user management', () => {
    expect(mayManage(superuser, { action: 'list' })).toBe(true);
    expect(mayManage(superuser, { action: 'delete', record: { uid: 'se-user-2' } })).toBe(true);
  });

  test('a user who is no superuser may do nothing in the user management', () => {
    expect(mayManage({ uid: 'se-user-2', isSuperuser: false }, { action: 'list' })).toBe(false);
  });

  test('a superuser may not delete their own account', () => {
    expect(mayManage(superuser, { action: 'delete', record: { uid: 'se-user-1' } })).toBe(false);
    expect(mayManage(superuser, { action: 'edit', record: { uid: 'se-user-1' } })).toBe(true);
  });
});

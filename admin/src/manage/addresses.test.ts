import { describe, expect, test } from 'vitest';
import { tabAddress, tabOf, userAddress } from './addresses.ts';

describe('the addresses of the beta management', () => {
  test('name the tab in the query, and the users where they name none that exists', () => {
    expect(tabOf(new URLSearchParams('tab=groups'))).toBe('groups');
    expect(tabOf(new URLSearchParams('tab=pirates'))).toBe('users');
    expect(tabOf(new URLSearchParams())).toBe('users');
  });

  test('lead to a tab, with filters where they are wanted', () => {
    expect(tabAddress('organizations')).toBe('/controlpanel/beta/manage?tab=organizations');
    const filtered = new URLSearchParams(tabAddress('users', { groupUid: 'se-group-1' }).split('?')[1]);
    expect(Object.fromEntries(filtered)).toEqual({ tab: 'users', filters: '{"groupUid":"se-group-1"}' });
  });

  test('lead to a user, whatever characters the uid has', () => {
    expect(userAddress('a/b c')).toBe('/controlpanel/beta/manage/users/a%2Fb%20c');
  });
});

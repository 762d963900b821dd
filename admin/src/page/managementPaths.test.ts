import { describe, expect, test } from 'vitest';
import { tabHref, tabOf, userHref } from './managementPaths.ts';

describe('the URLs of the beta management', () => {
  test('the query of the management URL selects the tab, and an unknown tab falls back to users', () => {
    expect(tabOf(new URLSearchParams('tab=groups'))).toBe('groups');
    expect(tabOf(new URLSearchParams('tab=pirates'))).toBe('users');
    expect(tabOf(new URLSearchParams())).toBe('users');
  });

  test('the href of a tab includes its filters', () => {
    expect(tabHref('organizations')).toBe('/controlpanel/beta/manage?tab=organizations');
    const filtered = new URLSearchParams(tabHref('users', { groupUid: 'se-group-1' }).split('?')[1]);
    expect(Object.fromEntries(filtered)).toEqual({ tab: 'users', filters: '{"groupUid":"se-group-1"}' });
  });

  test('the href of a user encodes every character of the uid', () => {
    expect(userHref('a/b c')).toBe('/controlpanel/beta/manage/users/a%2Fb%20c');
  });
});

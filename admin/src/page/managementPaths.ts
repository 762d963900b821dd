/** The path of the beta management (shell §2). */
export const managementPath = '/controlpanel/beta/manage';

/** The tabs of the beta management, by their names in the query (shell §2). */
export const tabNames = ['users', 'organizations', 'groups'] as const;

/** A tab of the beta management. */
export type TabName = (typeof tabNames)[number];

/** Returns the tab that a query selects; an unknown one falls back to users. */
export const tabOf = (search: URLSearchParams): TabName => tabNames.find((name) => name === search.get('tab')) ?? 'users';

/** Returns the href of a tab, with the initial filters of its list. */
export function tabHref(tab: TabName, filters?: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ tab, ...(filters && { filters: JSON.stringify(filters) }) });
  return `${managementPath}?${query}`;
}

/** Returns the href of a record's page in the beta management. */
export const managedRecordHref = (tab: TabName, uid: string): string => `${managementPath}/${tab}/${encodeURIComponent(uid)}`;

/** Returns the href of a user's page. */
export const userHref = (uid: string): string => managedRecordHref('users', uid);

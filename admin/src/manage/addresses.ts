/** The beta management's address (shell §2). */
export const managementPath = '/controlpanel/beta/manage';

/** The tabs of the beta management, as their query names them (shell §2). */
export const tabNames = ['users', 'organizations', 'groups'] as const;

/** A tab of the beta management. */
export type TabName = (typeof tabNames)[number];

/** The tab that a query asks for; the users where it asks for none that exists. */
export const tabOf = (search: URLSearchParams): TabName => tabNames.find((name) => name === search.get('tab')) ?? 'users';

/** The address of a tab, with the filters that its list shall start with. */
export function tabAddress(tab: TabName, filters?: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ tab, ...(filters && { filters: JSON.stringify(filters) }) });
  return `${managementPath}?${query}`;
}

/** The address of the page of a record of one of the lists. */
export const managedAddress = (tab: TabName, uid: string): string => `${managementPath}/${tab}/${encodeURIComponent(uid)}`;

/** The address of a user's page. */
export const userAddress = (uid: string): string => managedAddress('users', uid);

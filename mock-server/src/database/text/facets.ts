import type { Realm } from '../realms.ts';

/** That a user has a role somewhere in the realm. */
export function roleFacet(realm: Realm, role: string): string {
  return `${realm}:role:${role}`;
}

/** That a user is associated with a school unit, in a role where one is given. */
export function schoolFacet(schoolUid: string, role?: string): string {
  return role === undefined ? `school:${schoolUid}` : `school:${schoolUid}:${role}`;
}

/** That a user is a member of a group. */
export function groupFacet(groupUid: string): string {
  return `group:${groupUid}`;
}

/** Everything of a user that filters and rights ask for. */
export function userFacets(
  realm: Realm,
  associations: readonly { readonly schoolUid: string; readonly role: string }[],
  groupUids: readonly string[],
): string[] {
  return [
    ...associations.flatMap(({ schoolUid, role }) => [roleFacet(realm, role), schoolFacet(schoolUid), schoolFacet(schoolUid, role)]),
    ...groupUids.map(groupFacet),
  ];
}

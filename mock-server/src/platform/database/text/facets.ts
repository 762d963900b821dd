import type { Realm } from '../realms.ts';

/** Returns the facet of users with a role anywhere in the realm. */
export function roleFacet(realm: Realm, role: string): string {
  return `${realm}:role:${role}`;
}

/** Returns the facet of users associated with a school unit, optionally in one role. */
export function schoolFacet(schoolUid: string, role?: string): string {
  return role === undefined ? `school:${schoolUid}` : `school:${schoolUid}:${role}`;
}

/** Returns the facet of members of a group. */
export function groupFacet(groupUid: string): string {
  return `group:${groupUid}`;
}

/** Returns all facets of a user, for filters and access checks. */
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

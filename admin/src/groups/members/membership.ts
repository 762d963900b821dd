import { compositeId } from '../../resources/relations.ts';
import type { PanelDataProvider, PanelRecord, PanelRow } from '../../resources/usePanelDataProvider.ts';

/** A member of a group, or a person who could become one. */
export interface Member {
  /** The id of the person in the legacy service; the uid in customer-management. */
  readonly key: string;
  readonly name: string;
  readonly userName: string;
}

/** Who is in a group and who can be added, by the service that has the group. */
export interface Membership {
  /** The list of the members. */
  readonly members: { readonly resource: 'groupMembers' | 'userGroups'; readonly filter: object };
  /** The list of the people of the group's organisation; without a filter while the organisation is not known. */
  readonly people: { readonly resource: 'people' | 'users'; readonly filter: object | undefined };
  readonly add: (key: string) => Promise<unknown>;
  readonly remove: (key: string) => Promise<unknown>;
}

/** Returns the member or the person of a row of either service. */
export function memberOf(row: PanelRow<'groupMembers' | 'userGroups' | 'people' | 'users'>): Member {
  if ('attributes' in row) {
    const { name, username } = row.attributes;
    return { key: String(row.id), name: name.value ?? String(row.id), userName: username.value ?? '' };
  }
  return { key: 'userUid' in row ? row.userUid : row.uid, name: row.name, userName: row.userName };
}

/** Returns the membership of a group of the legacy service: removal by the group's PATCH, addition by the groups of the person (admin §7). */
export const schoolMembership = (provider: PanelDataProvider, groupId: number, organizationId: number | undefined): Membership => ({
  members: { resource: 'groupMembers', filter: { groupId } },
  people: { resource: 'people', filter: organizationId === undefined ? undefined : { organizationId } },
  add: (key) => provider.changeSet('personGroups', { id: Number(key), add: [groupId] }),
  remove: (key) => provider.update('legacyGroups', { id: groupId, data: { data: { removeUsers: [Number(key)] } } }),
});

/** Returns the membership of a group of customer-management (admin §7). */
export const managedMembership = (
  provider: PanelDataProvider,
  { uid: groupUid, schoolUid }: Pick<PanelRecord<'groups'>, 'uid' | 'schoolUid'>,
): Membership => ({
  members: { resource: 'userGroups', filter: { groupUid } },
  people: { resource: 'users', filter: { schoolUid } },
  add: (userUid) => provider.create('userGroups', { data: { userUid, groupUid } }),
  remove: (userUid) => provider.delete('userGroups', { id: compositeId(userUid, groupUid) }),
});

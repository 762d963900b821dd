import type { components } from '@realmkit/openapi/types/control-panel';
import { compositeId } from '../../../dataProvider/relations.ts';
import type { PanelRecord, PanelRow } from '../../../dataProvider/usePanelDataProvider.ts';

type GroupChange = components['schemas']['GroupChange'];

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
  readonly add: (key: string) => MembershipWrite;
  readonly remove: (key: string) => MembershipWrite;
}

/** A call of the data provider that changes who is in a group. */
export type MembershipWrite =
  | {
      readonly verb: 'changeSet';
      readonly resource: 'personGroups';
      readonly params: { readonly id: number; readonly add: readonly number[] };
    }
  | { readonly verb: 'update'; readonly resource: 'legacyGroups'; readonly params: { readonly id: number; readonly data: GroupChange } }
  | { readonly verb: 'create'; readonly resource: 'userGroups'; readonly params: { readonly data: Record<'userUid' | 'groupUid', string> } }
  | { readonly verb: 'delete'; readonly resource: 'userGroups'; readonly params: { readonly id: string } };

/** Returns the member or the person of a row of either service. */
export function memberOf(row: PanelRow<'groupMembers' | 'userGroups' | 'people' | 'users'>): Member {
  if ('attributes' in row) {
    const { name, username } = row.attributes;
    return { key: String(row.id), name: name.value ?? String(row.id), userName: username.value ?? '' };
  }
  return { key: 'userUid' in row ? row.userUid : row.uid, name: row.name, userName: row.userName };
}

/** Returns the membership of a group of the legacy service: removal by the group's PATCH, addition by the groups of the person (admin §7). */
export const schoolMembership = (groupId: number, organizationId: number | undefined): Membership => ({
  members: { resource: 'groupMembers', filter: { groupId } },
  people: { resource: 'people', filter: organizationId === undefined ? undefined : { organizationId } },
  add: (key) => ({ verb: 'changeSet', resource: 'personGroups', params: { id: Number(key), add: [groupId] } }),
  remove: (key) => ({ verb: 'update', resource: 'legacyGroups', params: { id: groupId, data: { data: { removeUsers: [Number(key)] } } } }),
});

/** Returns the membership of a group of customer-management (admin §7). */
export const managedMembership = ({ uid: groupUid, schoolUid }: Pick<PanelRecord<'groups'>, 'uid' | 'schoolUid'>): Membership => ({
  members: { resource: 'userGroups', filter: { groupUid } },
  people: { resource: 'users', filter: { schoolUid } },
  add: (userUid) => ({ verb: 'create', resource: 'userGroups', params: { data: { userUid, groupUid } } }),
  remove: (userUid) => ({ verb: 'delete', resource: 'userGroups', params: { id: compositeId(userUid, groupUid) } }),
});

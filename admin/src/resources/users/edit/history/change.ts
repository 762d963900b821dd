import type { AuditLogEntry, Role } from '@realmkit/openapi';
import { isRole } from '../../../../dataProvider/roles.ts';

/** One changed field of an audit log entry. */
export type FieldChange = AuditLogEntry['changes'][number];

/** The meaning of a change, as far as the panel has a text for it. */
export type Change =
  | { readonly kind: 'joined' | 'left'; readonly schoolUid: string; readonly role: Role }
  | { readonly kind: 'role'; readonly schoolUid: string; readonly before: Role; readonly after: Role }
  | { readonly kind: 'groupJoined' | 'groupLeft'; readonly groupUid: string; readonly groupName?: string }
  | ({ readonly kind: 'other' } & FieldChange);

/** Parses `schoolAssociations.<uid>.role` and `groups.<uid>`; every other field is passed through. */
export function parseChange(change: FieldChange): Change {
  const { field, before, after } = change;
  const schoolUid = /^schoolAssociations\.(.+)\.role$/.exec(field)?.[1];
  if (schoolUid !== undefined) {
    if (before === null && isRole(after)) return { kind: 'joined', schoolUid, role: after };
    if (after === null && isRole(before)) return { kind: 'left', schoolUid, role: before };
    if (isRole(before) && isRole(after)) return { kind: 'role', schoolUid, before, after };
  }
  const groupUid = /^groups\.(.+)$/.exec(field)?.[1];
  if (groupUid !== undefined) {
    // The log stores the group's name at that time, which outlives the group.
    const name = after ?? before;
    return { kind: after === null ? 'groupLeft' : 'groupJoined', groupUid, ...(name !== null && name !== groupUid && { groupName: name }) };
  }
  return { kind: 'other', ...change };
}

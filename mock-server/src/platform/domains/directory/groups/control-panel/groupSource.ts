import type { components } from '@realmkit/openapi/types/control-panel';
import type { RequestContext } from '../../../../access/requestContext.ts';
import type { SearchableSource } from '../../lists/listSource.ts';
import { tableName } from '../../lists/managerLists.ts';
import { actionList } from '../../people/control-panel/actions.ts';
import { administrates } from '../../reach/staff.ts';

type Group = components['schemas']['Group'];

/** A group as read from the database. */
export interface GroupListRow {
  readonly id: number;
  readonly name: string;
  readonly type: Group['type'];
  readonly code: string | null;
  readonly schoolUid: string;
  readonly studentCount: number;
}

/** Returns the source of the group list, each group with the number of its students. */
export function groupSource({ shard: { shard } }: RequestContext): SearchableSource {
  const students = `select count(*) from ${tableName(shard, 'memberships')} m join ${tableName(shard, 'associations')} a
    on a.user_uid = m.user_uid and a.school_uid = g.school_uid and a.role = 'student' where m.group_uid = g.uid`;
  return {
    from: `${tableName(shard, 'groups')} g`,
    uid: 'g.uid',
    columns: () => `g.id, g.name, g.type, g.login_code as code, g.school_uid as "schoolUid", (${students}) as "studentCount"`,
    sortColumns: { id: ['g.id'], name: ['g.name_key', 'g.id'] },
  };
}

/** Returns a group as in the contract; only admins may delete it (admin §6). */
export function groupBody(staff: RequestContext, { id, name, type, code, schoolUid, studentCount }: GroupListRow): Group {
  return {
    id,
    type,
    attributes: { name: { value: name, viewable: 2, editable: 2 }, code: { value: code, viewable: 2, editable: 2 } },
    student_count: studentCount,
    actions: actionList({
      EditGroup: true,
      DeleteGroup: administrates(staff, schoolUid),
      EditGroupPassword: true,
      EditGroupAgeFilter: true,
    }),
  };
}

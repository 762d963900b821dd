import type { Realm } from '../../../database/realms.ts';
import type { Row } from '../../../database/seed/rows.ts';

const firstEntryAt = Date.UTC(2025, 7, 18, 6, 30);
const hour = 3_600_000;

/** Creates the audit log of some of the realm's users: they joined their groups and schools. */
export function makeAuditLogs(
  realm: Realm,
  users: readonly Row<'users'>[],
  associations: readonly Row<'associations'>[],
  memberships: readonly Row<'memberships'>[],
): Row<'auditLogs'>[] {
  const actor = users[0];
  if (!actor) return [];
  const touched = users.filter((user) => user.id <= 7 || user.id % 60 === 0);
  const uids = new Set(touched.map((user) => user.uid));
  const entries = [
    ...associations
      .filter(({ userUid }) => uids.has(userUid))
      .map(({ userUid, schoolUid, role }) => ({
        subject: userUid,
        action: 'setUserSchoolUnit',
        field: `schoolAssociations.${schoolUid}.role`,
        after: role,
      })),
    ...memberships
      .filter(({ userUid }) => uids.has(userUid))
      .map(({ userUid, groupUid }) => ({ subject: userUid, action: 'addUserToGroup', field: `groups.${groupUid}`, after: groupUid })),
  ];
  return entries.map(({ subject, action, field, after }, index) => ({
    realm,
    id: index + 1,
    subject,
    subjectName: null,
    deletedFrom: null,
    actorUid: actor.uid,
    actorName: actor.name,
    actingAsUid: null,
    actingAsName: null,
    action,
    at: firstEntryAt + index * hour,
    changes: [{ field, before: null, after }],
  }));
}

/** Creates the sync settings: the first organisation syncs its pupils from Skolon; the others have no sync. */
export function makeSyncSettings(realm: Realm, schoolUnits: readonly Row<'schoolUnits'>[]): Row<'syncSettings'>[] {
  const [organisation] = schoolUnits;
  if (!organisation) return [];
  const organizationMap = schoolUnits
    .filter((unit) => unit.parent === organisation.uid)
    .map((unit) => ({ legacyId: unit.id, uid: unit.uid, externalId: unit.identifiers[0]?.value ?? String(unit.id) }));
  return [{ schoolUid: organisation.uid, realm, active: true, dryRun: true, type: 'skolon', organizationMap, lastFetch: firstEntryAt }];
}

/** Creates the syncs of organisations with settings; they take over everything in the register. */
export function makeSyncs(settings: readonly Row<'syncSettings'>[]): Row<'syncs'>[] {
  return settings.map(({ realm, schoolUid }) => ({
    realm,
    schoolUid,
    syncId: 'skolon',
    name: 'Skolon',
    entities: ['schools', 'groups', 'students', 'teachers'],
  }));
}

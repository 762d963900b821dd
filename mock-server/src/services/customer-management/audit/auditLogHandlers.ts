import type { components, operations } from '@realmkit/openapi/types/customer-management';
import type { Handler } from '../../../contract/handler.ts';
import { equals } from '../lists/statement.ts';
import type { Manager } from '../manager.ts';
import { listFor } from '../managerLists.ts';
import { findUser } from '../users/oneUser.ts';
import { auditLogSource, ownSubjects, visibleEntries } from './auditLogSource.ts';

type Schemas = components['schemas'];

/** GET /auditLogs, the newest entry first. */
export const listAuditLogs: Handler<operations['listAuditLogs'], Manager, { readonly filters?: Schemas['AuditLogFilters'] }> = async (
  { query, content },
  manager,
) => {
  const { subject, actorUid, action } = content.filters ?? {};
  const conditions = [
    equals('l.realm', manager.caller.realm),
    ...(subject === undefined ? [] : [equals('l.subject', subject)]),
    ...(actorUid === undefined ? [] : [equals('l.actor_uid', actorUid)]),
    ...(action === undefined ? [] : [equals('l.action', action)]),
    ...ownSubjects(manager),
    ...visibleEntries(manager),
  ];
  return { status: 200, body: await listFor<Schemas['AuditLogEntry']>(manager, auditLogSource(manager), conditions, query) };
};

/** GET /users/{uid}/auditLogs, the newest entry first. */
export const listUserAuditLogs: Handler<operations['listUserAuditLogs'], Manager> = async ({ path, query }, manager) => {
  await findUser(manager, manager.shard.engine.database, path.uid);
  const conditions = [equals('l.realm', manager.caller.realm), equals('l.subject', path.uid), ...visibleEntries(manager)];
  return { status: 200, body: await listFor<Schemas['AuditLogEntry']>(manager, auditLogSource(manager), conditions, query) };
};

import type { Handler } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../access/requestContext.ts';
import { fetchPage } from '../lists/managerLists.ts';
import { equals } from '../lists/statement.ts';
import { findUser } from '../people/findUser.ts';
import {
  auditLogSource,
  deletionCondition,
  ownSubjectConditions,
  subjectNameConditions,
  visibleEntryConditions,
} from './auditLogSource.ts';

type Schemas = components['schemas'];

/** GET /auditLogs, newest first. */
export const listAuditLogs: Handler<
  operations['listAuditLogs'],
  RequestContext,
  { readonly filters?: Schemas['AuditLogFilters'] }
> = async ({ query, content }, manager) => {
  const { subject, actorUid, action, deleted, q } = content.filters ?? {};
  const conditions = [
    equals('l.realm', manager.caller.realm),
    ...(subject === undefined ? [] : [equals('l.subject', subject)]),
    ...(actorUid === undefined ? [] : [equals('l.actor_uid', actorUid)]),
    ...(action === undefined ? [] : [equals('l.action', action)]),
    ...(deleted === undefined ? [] : [deletionCondition(manager, deleted)]),
    ...(q === undefined ? [] : subjectNameConditions(manager, q)),
    ...ownSubjectConditions(manager),
    ...visibleEntryConditions(manager),
  ];
  return { status: 200, body: await fetchPage<Schemas['AuditLogEntry']>(manager, auditLogSource(manager), conditions, query) };
};

/** GET /users/{uid}/auditLogs, newest first. */
export const listUserAuditLogs: Handler<operations['listUserAuditLogs'], RequestContext> = async ({ path, query }, manager) => {
  await findUser(manager, manager.shard.engine.database, path.uid);
  const conditions = [equals('l.realm', manager.caller.realm), equals('l.subject', path.uid), ...visibleEntryConditions(manager)];
  return { status: 200, body: await fetchPage<Schemas['AuditLogEntry']>(manager, auditLogSource(manager), conditions, query) };
};

import { type Handler, invalid, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import { and, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { auditedTransaction, fieldChanges, findSchoolUnit, lockSchoolUnit, unitsBelow } from '../../directory/index.ts';
import { requireNoJob } from '../organisation.ts';
import { runDueSyncs } from '../runDueSyncs.ts';

type Configuration = components['schemas']['SyncConfiguration']['config'];
type Setting = keyof Configuration;
type SyncRow = Tables['syncSettings']['$inferSelect'];

/** The default settings: no sync runs, and the first run is a dry run. */
const defaultConfiguration: Configuration = { active: false, dryRun: true, type: 'skolon', organizationMap: [] };

async function findSettings(manager: RequestContext, executor: Executor, org: string): Promise<SyncRow | undefined> {
  const { syncSettings } = manager.shard.tables;
  const [row] = await executor.select().from(syncSettings).where(eq(syncSettings.schoolUid, org));
  return row;
}

async function requireUnits(
  { shard: { tables }, caller }: RequestContext,
  executor: Executor,
  org: string,
  { organizationMap }: Configuration,
): Promise<void> {
  const uids = [...new Set(organizationMap.map(({ uid }) => uid))];
  if (uids.length === 0) return;
  const known = await executor
    .select({ uid: tables.schoolUnits.uid })
    .from(tables.schoolUnits)
    .where(and(inArray(tables.schoolUnits.uid, uids), eq(tables.schoolUnits.realm, caller.realm)));
  if (known.length < uids.length) throw invalid('There is no such school unit.', { attribute: 'uid', reason: 'unknown' });
  // A sync writes only school units below its organisation.
  const below = new Set(await unitsBelow(executor, tables, [org]));
  if (!uids.every((uid) => below.has(uid)))
    throw invalid('A school unit is not one of this organisation.', { attribute: 'uid', reason: 'elsewhere' });
}

function configurationOf({ active, dryRun, type, organizationMap }: Configuration): Configuration {
  return { active, dryRun, type, organizationMap };
}

async function setConfiguration(
  manager: RequestContext,
  action: string,
  org: string,
  next: (before: Configuration) => Configuration,
): Promise<void> {
  const { syncSettings } = manager.shard.tables;
  await runDueSyncs(manager.shard, manager.now);
  await auditedTransaction(manager, action, async (executor) => {
    await lockSchoolUnit(manager, executor, org);
    await requireNoJob(executor, manager.shard.tables, org);
    const found = await findSettings(manager, executor, org);
    const before = configurationOf(found ?? defaultConfiguration);
    const after = next(before);
    await requireUnits(manager, executor, org, after);
    const row = { ...after, schoolUid: org, realm: manager.caller.realm, lastFetch: found?.lastFetch ?? null };
    await executor.insert(syncSettings).values(row).onConflictDoUpdate({ target: syncSettings.schoolUid, set: after });
    const prefixed = (configuration: Configuration) =>
      Object.fromEntries(Object.entries(configuration).map(([name, value]) => [`sync.${name}`, value]));
    return { changes: [{ subject: org, changes: fieldChanges(found ? prefixed(before) : {}, prefixed(after)) }], result: undefined };
  });
}

/** GET /sync/{org}: 404 until it is set for the first time. */
export const getSyncSettings: Handler<operations['getSyncSettings'], RequestContext> = async ({ path }, manager) => {
  const { database } = manager.shard.engine;
  await runDueSyncs(manager.shard, manager.now);
  await findSchoolUnit(manager, database, path.org);
  const found = await findSettings(manager, database, path.org);
  if (!found) throw notFound('The sync of this organisation has not been set.');
  return {
    status: 200,
    body: { ...configurationOf(found), lastFetch: found.lastFetch === null ? null : new Date(found.lastFetch).toISOString() },
  };
};

/** PUT /sync/{org}/config. */
export const replaceSyncSettings: Handler<operations['replaceSyncSettings'], RequestContext> = async ({ path, body }, manager) => {
  await setConfiguration(manager, 'replaceSyncSettings', path.org, () => configurationOf(body.config));
  return { status: 204 };
};

function withSetting(before: Configuration, key: Setting, value: components['schemas']['SyncSettingValue']['value']): Configuration {
  if ((key === 'active' || key === 'dryRun') && typeof value === 'boolean') return { ...before, [key]: value };
  if (key === 'type' && typeof value === 'string') return { ...before, type: value };
  if (key === 'organizationMap' && Array.isArray(value)) return { ...before, organizationMap: value };
  const takes = key === 'type' ? 'a school system' : key === 'organizationMap' ? 'a list' : 'true or false';
  throw invalid(`The setting ${key} takes ${takes}.`, { attribute: 'value', reason: 'type' });
}

/** PUT /sync/{org}/{key}. */
export const setSyncSetting: Handler<operations['setSyncSetting'], RequestContext> = async ({ path, body }, manager) => {
  await setConfiguration(manager, 'setSyncSetting', path.org, (before) => withSetting(before, path.key, body.value));
  return { status: 204 };
};

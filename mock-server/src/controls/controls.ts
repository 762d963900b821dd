import { Hono } from 'hono';
import { forbidden, HttpError, invalid } from '../contract/httpError.ts';
import { shards as allShards, isRealm, type Realm, realmMapping, realmsOf } from '../database/realms.ts';
import { mailbox } from '../mail/mailbox.ts';
import { isLocalOrigin } from '../sandbox/crossOrigin.ts';
import { resetRealms } from '../seed/writeSeed.ts';
import { listEvents } from '../services/events/listEvents.ts';
import { listDeclarations } from '../services/payment/declarations/listDeclarations.ts';
import { cardProviderRoutes } from '../services/payment/provider/cardProviderRoutes.ts';
import { type ServiceShards, shardOf } from '../services/serviceShard.ts';
import { dueJobs } from '../services/services.ts';
import { faultRoutes } from './faultRoutes.ts';
import type { Faults } from './faults.ts';
import { purge } from './purge.ts';
import { readJsonBody } from './readJsonBody.ts';
import type { RequestLog } from './requests/requestLog.ts';
import { requestRoutes } from './requests/requestRoutes.ts';
import type { SharedExclusiveLock } from './sharedExclusiveLock.ts';
import { snapshotRoutes } from './snapshots/snapshotRoutes.ts';
import { Snapshots } from './snapshots/snapshots.ts';

function realmIn(value: unknown): Realm | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && isRealm(value)) return value;
  throw invalid('There is no such realm.', { attribute: 'realm', reason: 'enum' });
}

/** Returns how far ahead the clock is set, in milliseconds: `{advance: seconds}`, `{now: iso}` or `{reset: true}`. */
function aheadOf(body: Readonly<Record<string, unknown>>, now: number): number {
  const { advance, now: requestedTime, reset } = body;
  if (typeof advance === 'number' && Number.isFinite(advance)) return now - Date.now() + advance * 1000;
  if (typeof requestedTime === 'string' && !Number.isNaN(Date.parse(requestedTime))) return Date.parse(requestedTime) - Date.now();
  if (reset === true) return 0;
  throw invalid('Say {"advance": seconds}, {"now": an ISO 8601 time} or {"reset": true}.', { attribute: 'body', reason: 'oneOf' });
}

/** The parts of the running sandbox that the controls use. */
export interface ControlledParts {
  readonly faults: Faults;
  /** Every request to a service holds it as shared. */
  readonly lock: SharedExclusiveLock;
  /** The log of all requests. */
  readonly log: RequestLog;
  /** The names of the served contracts. */
  readonly services: ReadonlySet<string>;
}

/** Returns the status of a control's error. */
function statusOf({ status }: HttpError): 400 | 403 | 404 | 409 {
  return status === 403 || status === 404 || status === 409 ? status : 400;
}

/** Serves the sandbox's controls for developers and tests on this machine: reset, snapshots, clock, faults, requests, mails, events, declarations and health. */
export function controls(shards: ServiceShards, { faults, lock, log, services }: ControlledParts): Hono {
  const app = new Hono();
  /** Purges data and runs the jobs that are due by the clock, on both shards. */
  const runDueJobs = async () => {
    for (const shard of allShards) {
      await purge(shards[shard]);
      const now = await shards[shard].clock.now();
      for (const runJob of dueJobs) await runJob(shards[shard], now);
    }
  };
  const time = async () => {
    const now = await shards.eu.clock.now();
    return { now: new Date(now).toISOString(), aheadSeconds: Math.round((now - Date.now()) / 1000) };
  };
  app.use(async ({ req }, next) => {
    const origin = req.header('origin');
    if (origin !== undefined && !isLocalOrigin(origin)) throw forbidden('Only pages of this machine may use the controls of the sandbox.');
    await next();
  });
  app.post('/reset', async (context) => {
    const realm = realmIn((await readJsonBody(context.req.raw)).realm);
    await lock.exclusive(async () => {
      for (const shard of realm ? [realmMapping[realm].shard] : allShards)
        await resetRealms(shards[shard], realm ? [realm] : realmsOf(shard));
    });
    return context.json({ realms: realm ? [realm] : allShards.flatMap(realmsOf) });
  });
  app.get('/clock', async (context) => context.json(await time()));
  app.post('/clock', async (context) => {
    const ahead = aheadOf(await readJsonBody(context.req.raw), await shards.eu.clock.now());
    for (const shard of allShards) await shards[shard].clock.setAhead(ahead);
    await runDueJobs();
    return context.json(await time());
  });
  app.route('/mails', mailbox(shards));
  app.get('/events', async (context) => {
    const realm = realmIn(context.req.query('realm'));
    const stream = context.req.query('stream') ?? 'activity';
    if (!realm) throw invalid('Say which realm.', { attribute: 'realm', reason: 'required' });
    if (stream !== 'activity' && stream !== 'analytics') throw invalid('There is no such stream.', { attribute: 'stream', reason: 'enum' });
    return context.json({ data: await listEvents(shardOf(shards, realm), realm, stream, 500) });
  });
  app.get('/declarations', async (context) => {
    const realm = realmIn(context.req.query('realm'));
    if (!realm) throw invalid('Say which realm.', { attribute: 'realm', reason: 'required' });
    return context.json({ data: await listDeclarations(shardOf(shards, realm), realm) });
  });
  app.route('/card-provider', cardProviderRoutes(shards));
  app.route('/faults', faultRoutes(faults));
  app.route('/requests', requestRoutes(log, services));
  app.route('/', snapshotRoutes(new Snapshots(shards, lock), runDueJobs));
  app.get('/health', (context) => {
    const engineOf = (shard: (typeof allShards)[number]) => (shards[shard].engine.isShared ? 'postgresql' : 'pglite');
    return context.json({ status: 'ok', shards: { eu: engineOf('eu'), us: engineOf('us') } });
  });
  app.onError((reason, context) => {
    if (reason instanceof HttpError) return context.json(reason.body, statusOf(reason));
    console.error(`A control of the sandbox failed: ${reason.stack ?? reason.message}`);
    return context.json({ name: 'SandboxError', message: reason.message }, 500);
  });
  return app;
}

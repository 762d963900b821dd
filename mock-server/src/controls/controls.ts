import { Hono } from 'hono';
import { forbidden, HttpError, invalid } from '../contract/httpError.ts';
import { shards as allShards, isRealm, type Realm, realmMapping, realmsOf } from '../database/realms.ts';
import { mailbox } from '../mail/mailbox.ts';
import { isLocalOrigin } from '../sandbox/crossOrigin.ts';
import { resetRealms } from '../seed/writeSeed.ts';
import { listEvents } from '../services/events/listEvents.ts';
import { cardProviderRoutes } from '../services/payment/provider/cardProviderRoutes.ts';
import { type ServiceShards, shardOf } from '../services/serviceShard.ts';
import { dueJobs } from '../services/services.ts';
import { bodyOf } from './bodyOf.ts';
import { faultRoutes } from './faultRoutes.ts';
import type { Faults } from './faults.ts';
import { purge } from './purge.ts';
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

/** How far the clock shall be ahead, in milliseconds: `{advance: seconds}`, `{now: iso}` or `{reset: true}`. */
function aheadOf(body: Readonly<Record<string, unknown>>, now: number): number {
  const { advance, now: wanted, reset } = body;
  if (typeof advance === 'number' && Number.isFinite(advance)) return now - Date.now() + advance * 1000;
  if (typeof wanted === 'string' && !Number.isNaN(Date.parse(wanted))) return Date.parse(wanted) - Date.now();
  if (reset === true) return 0;
  throw invalid('Say {"advance": seconds}, {"now": an ISO 8601 time} or {"reset": true}.', { attribute: 'body', reason: 'oneOf' });
}

/** What the controls hold of the running sandbox. */
export interface ControlledParts {
  readonly faults: Faults;
  /** Every request of a service passes it. */
  readonly gate: SharedExclusiveLock;
  /** Where every request is noted. */
  readonly log: RequestLog;
  /** The names of the contracts that are served. */
  readonly services: ReadonlySet<string>;
}

/** The status of what a control refuses. */
function statusOf({ status }: HttpError): 400 | 403 | 404 | 409 {
  return status === 403 || status === 404 || status === 409 ? status : 400;
}

/** The sandbox's own switches, for developers and tests on this machine: reset, snapshots, clock, faults, requests, mails, events and health. */
export function controls(shards: ServiceShards, { faults, gate, log, services }: ControlledParts): Hono {
  const app = new Hono();
  /** What follows the clock, on both shards. */
  const catchUp = async () => {
    for (const shard of allShards) {
      await purge(shards[shard]);
      const now = await shards[shard].clock.now();
      for (const keepTime of dueJobs) await keepTime(shards[shard], now);
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
    const realm = realmIn((await bodyOf(context.req.raw)).realm);
    await gate.exclusive(async () => {
      for (const shard of realm ? [realmMapping[realm].shard] : allShards)
        await resetRealms(shards[shard], realm ? [realm] : realmsOf(shard));
    });
    return context.json({ realms: realm ? [realm] : allShards.flatMap(realmsOf) });
  });
  app.get('/clock', async (context) => context.json(await time()));
  app.post('/clock', async (context) => {
    const ahead = aheadOf(await bodyOf(context.req.raw), await shards.eu.clock.now());
    for (const shard of allShards) await shards[shard].clock.setAhead(ahead);
    await catchUp();
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
  app.route('/card-provider', cardProviderRoutes(shards));
  app.route('/faults', faultRoutes(faults));
  app.route('/requests', requestRoutes(log, services));
  app.route('/', snapshotRoutes(new Snapshots(shards, gate), catchUp));
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

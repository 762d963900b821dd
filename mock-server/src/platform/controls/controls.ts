import { forbidden, HttpError, internalErrorMessage, invalid, logFault } from '@realmkit/contract-engine';
import { Hono } from 'hono';
import type { DomainControls, DueJob, Purge } from '../access/domain.ts';
import { clearRateLimits, listRateLimits } from '../access/rateLimits.ts';
import type { ServiceShard, ServiceShards } from '../access/serviceShard.ts';
import { shards as allShards, realmShards, realmsOf, type Shard } from '../database/realms.ts';
import type { Seed } from '../database/seed/rows.ts';
import { resetRealms } from '../database/seed/writeSeed.ts';
import { isDatabaseFull } from '../database/unavailable.ts';
import { hasControlToken, isOnThisMachine, type Trust } from '../http/client.ts';
import { isAppOrigin, isLocalOrigin } from '../http/crossOrigin.ts';
import { databaseOutage } from '../http/databaseOutage.ts';
import { commonHeaders, withRequestId } from '../http/messages.ts';
import { readJsonBody } from '../http/readJsonBody.ts';
import { realmIn } from '../http/realmParameter.ts';
import { mailbox } from '../mail/mailbox.ts';
import { faultRoutes } from './faultRoutes.ts';
import type { Faults } from './faults.ts';
import { purge } from './purge.ts';
import type { RequestLog } from './requests/requestLog.ts';
import { requestRoutes } from './requests/requestRoutes.ts';
import type { SharedExclusiveLock } from './sharedExclusiveLock.ts';
import { snapshotRoutes } from './snapshots/snapshotRoutes.ts';
import { Snapshots } from './snapshots/snapshots.ts';

/** The times that the clock can show, in milliseconds since 1970. A move runs every payment that falls due on the way. */
const [earliestTime, latestTime] = [0, Date.parse('2099-12-31T23:59:59Z')];

/** Returns how far ahead the clock is set, in milliseconds: `{advance: seconds}`, `{now: iso}` or `{reset: true}`; `known` is how far it was. */
function aheadOf(body: Readonly<Record<string, unknown>>, known: number, machineTime: number): number {
  const { advance, now: requestedTime, reset } = body;
  if (reset === true) return 0;
  const time =
    typeof advance === 'number'
      ? machineTime + known + advance * 1000
      : typeof requestedTime === 'string'
        ? Date.parse(requestedTime)
        : Number.NaN;
  if (time < earliestTime || time > latestTime)
    throw invalid('The clock can show times from 1970 to 2099.', {
      attribute: 'body',
      reason: time < earliestTime ? 'minimum' : 'maximum',
    });
  if (Number.isFinite(time)) return time - machineTime;
  throw invalid('Say {"advance": seconds}, {"now": an ISO 8601 time} or {"reset": true}.', { attribute: 'body', reason: 'oneOf' });
}

/** What the domains register with the controls. */
export interface Registrations {
  readonly seed: Seed;
  readonly jobs: readonly DueJob[];
  readonly purges: readonly Purge[];
  readonly controls: readonly DomainControls[];
  /** Brings in order what a restored snapshot brought back to a shard. */
  readonly afterRestore: (shard: ServiceShard) => Promise<void>;
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
  /** What proves who may use the controls. */
  readonly trust: Trust;
  readonly registered: Registrations;
}

/** Serves the sandbox's controls for developers and tests on this machine, and for who has the token: reset, snapshots, clock, faults, requests, mails, events, entitlements, declarations and health. */
export function controls(shards: ServiceShards, { faults, lock, log, services, trust, registered }: ControlledParts): Hono {
  const app = new Hono();
  /** Runs the jobs that are due by the clock on both shards, then purges data, also what the jobs have written for days that are long past. */
  const runDueJobs = async () => {
    for (const shard of allShards) {
      const now = await shards[shard].clock.now();
      for (const runJob of registered.jobs) await runJob(shards[shard], now);
      await purge(shards[shard], registered.purges);
    }
  };
  const time = async () => {
    const now = await shards.eu.clock.now();
    return { now: new Date(now).toISOString(), aheadSeconds: Math.round((now - Date.now()) / 1000) };
  };
  // What pages of the apps use is for them, wherever they are, and health for whatever watches; the rest opens by proof only.
  for (const { path, routes } of registered.controls.filter(({ isForApps }) => isForApps)) {
    app.use(`${path}/*`, async ({ req }, next) => {
      const origin = req.header('origin');
      if (origin !== undefined && !isAppOrigin(origin)) throw forbidden('Only pages of the apps may use the card provider.');
      await next();
    });
    app.route(path, routes(shards));
  }
  app.use(async (context, next) => {
    const { origin } = context.req.header();
    if (!hasControlToken(context, trust) && context.req.path !== '/__sandbox/health') {
      if (origin !== undefined && !isLocalOrigin(origin))
        throw forbidden('Only pages of this machine may use the controls of the sandbox.');
      if (!isOnThisMachine(context))
        throw forbidden('The controls of the sandbox are for programs on this machine, or for the bearer token of CONTROL_TOKEN.');
    }
    await next();
    for (const [name, value] of Object.entries(commonHeaders())) if (!context.res.headers.has(name)) context.header(name, value);
  });
  app.post('/reset', async (context) => {
    const realm = realmIn((await readJsonBody(context)).realm);
    await lock.exclusive(async () => {
      for (const shard of realm ? [realmShards[realm]] : allShards)
        await resetRealms(shards[shard], registered.seed, realm ? [realm] : realmsOf(shard));
    });
    return context.json({ realms: realm ? [realm] : allShards.flatMap(realmsOf) });
  });
  app.get('/clock', async (context) => context.json(await time()));
  app.post('/clock', async (context) => {
    const body = await readJsonBody(context);
    const machineTime = Date.now();
    for (const shard of allShards) await shards[shard].clock.setAhead((known) => aheadOf(body, known, machineTime));
    await runDueJobs();
    return context.json(await time());
  });
  app.get('/rate-limits', async (context) => {
    const counts = [...(await listRateLimits(shards.eu)), ...(await listRateLimits(shards.us))];
    return context.json({ data: counts.map(({ last, ...count }) => ({ ...count, last: new Date(last).toISOString() })) });
  });
  app.delete('/rate-limits', async (context) => {
    for (const shard of allShards) await clearRateLimits(shards[shard], realmsOf(shard));
    return context.body(null, 204);
  });
  app.route('/mails', mailbox(shards));
  for (const { path, routes, isForApps } of registered.controls) if (!isForApps) app.route(path, routes(shards));
  app.route('/faults', faultRoutes(faults));
  app.route('/requests', requestRoutes(log, services));
  app.route('/', snapshotRoutes(new Snapshots(shards, lock, registered.afterRestore), runDueJobs));
  app.get('/health', async (context) => {
    const engineOf = (shard: Shard) => (shards[shard].engine.isShared ? 'postgresql' : 'pglite');
    const pings = await Promise.allSettled(allShards.map((shard) => shards[shard].engine.ping()));
    const engines = { eu: engineOf('eu'), us: engineOf('us') };
    const failed = allShards.flatMap((shard, index) => {
      const ping = pings[index];
      return ping?.status === 'rejected' ? [{ shard, isFull: isDatabaseFull(ping.reason) }] : [];
    });
    if (failed.length === 0) return context.json({ status: 'ok', shards: engines });
    const unavailable = failed.filter(({ isFull }) => !isFull).map(({ shard }) => shard);
    const full = failed.filter(({ isFull }) => isFull).map(({ shard }) => shard);
    return context.json({ status: unavailable.length > 0 ? 'unavailable' : 'full', shards: engines, unavailable, full }, 503);
  });
  app.onError((reason) => {
    const error = reason instanceof HttpError ? reason : databaseOutage(reason);
    if (error) return Response.json(withRequestId(error.body), { status: error.status, headers: error.headers });
    logFault('A control of the sandbox failed', reason);
    return Response.json(withRequestId({ name: 'SandboxError', message: internalErrorMessage(reason) }), { status: 500 });
  });
  return app;
}

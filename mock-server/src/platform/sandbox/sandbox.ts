import { readContract as contractOf, HttpError, logFault, operationsOf } from '@realmkit/contract-engine';
import { runAsRequest } from '@realmkit/contract-engine/http';
import { Hono } from 'hono';
import { defaultAccountLimits } from '../access/accountLimits.ts';
import { CallerReader } from '../access/callerReader.ts';
import type { ServiceEnvironment } from '../access/serviceEnvironment.ts';
import type { ServiceShard, ServiceShards } from '../access/serviceShard.ts';
import { loadSigningKeys } from '../access/signingKeys.ts';
import { clockOf } from '../clock/clock.ts';
import { type ControlledParts, controls } from '../controls/controls.ts';
import { Faults } from '../controls/faults.ts';
import { purge } from '../controls/purge.ts';
import { RequestLog } from '../controls/requests/requestLog.ts';
import { SharedExclusiveLock } from '../controls/sharedExclusiveLock.ts';
import { shards as allShards } from '../database/realms.ts';
import { openShards, type ShardData, type Shards } from '../database/shards.ts';
import { simulatedCards } from '../domains/billing/cards/provider/simulatedCards.ts';
import { defaultChargeTimes } from '../domains/billing/charges/chargeTimes.ts';
import { waitForCharges } from '../domains/billing/charges/completeCharge.ts';
import { ListReader } from '../domains/directory/lists/listReader.ts';
import { authorizationQueryReader, identityRoutes } from '../domains/identity/log-in-page/identityRoutes.ts';
import { defaultTrust } from '../http/client.ts';
import { preflightHeaders } from '../http/crossOrigin.ts';
import { databaseOutage } from '../http/databaseOutage.ts';
import { headerOf } from '../http/incoming.ts';
import { readBodyAhead, write } from '../http/messages.ts';
import { runJobs } from '../jobs/runJobs.ts';
import { appOriginOn } from '../mail/realmUrl.ts';
import { registered } from './domains.ts';
import type { SandboxOptions } from './options.ts';
import { tablesOf } from './schema/tablesOf.ts';
// Its type declares the tables of all domains for whoever has a sandbox.
import './schema/tablesOf.ts';
import { serveService, serveUnknown } from './serveService.ts';
import { type MountedService, mountedServices } from './services/services.ts';
import { startShards } from './startUp.ts';

/** A running sandbox: serve `app.fetch`, and close it to release its data. */
export interface Sandbox {
  readonly app: Hono;
  /** Every service with its base path. */
  readonly services: readonly MountedService[];
  readonly shards: ServiceShards;
  /** Erases everything whose time is over, on both shards. */
  purge(): Promise<void>;
  /** Runs everything that is due, on both shards, unless another process does. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

/** Serves every service with state on open shards, after migrating and seeding them where needed. */
export async function serveShards(
  opened: Shards,
  {
    mock,
    cards = simulatedCards,
    chargeTimes: ownChargeTimes,
    limits: ownLimits,
    trust: ownTrust,
    baseUrl = 'http://localhost:3000',
    appOrigin = appOriginOn(8080),
    readContract = contractOf,
  }: Omit<SandboxOptions, 'data' | 'watch'>,
): Promise<Sandbox> {
  await startShards(opened);
  const limits = { ...defaultAccountLimits, ...ownLimits };
  const chargeTimes = { ...defaultChargeTimes, ...ownChargeTimes };
  const trust = { ...defaultTrust, ...ownTrust };
  const keys = await loadSigningKeys(opened);
  const withClock = (shard: ShardData): ServiceShard => {
    const timed = { ...shard, clock: clockOf(shard) };
    return {
      ...timed,
      cards: typeof cards === 'function' ? cards(timed) : cards,
      chargeTimes,
      limits,
      appOrigin,
      keys,
      baseUrl,
      lists: new ListReader(shard),
      followers: registered.followers,
    };
  };
  const shards: ServiceShards = { eu: withClock(opened.eu), us: withClock(opened.us) };
  const purgeShards = async (): Promise<void> => {
    for (const shard of allShards) await purge(shards[shard], registered.purges);
  };
  // What it could not erase, the next purge will.
  await purgeShards().catch((reason: unknown) => {
    if (!databaseOutage(reason)) throw reason;
  });
  const issuer = `${baseUrl}/auth`;
  const environment: ServiceEnvironment = {
    shards,
    keys,
    trust,
    issuer,
    identityPage: `${baseUrl}/__sandbox/identity`,
    callers: new CallerReader(keys, issuer),
    baseUrl,
    readContract,
  };
  const authorize = operationsOf(readContract('auth'), true).find(({ id }) => id === 'authorize');
  if (!authorize) throw new Error('The contract auth has no operation authorize.');

  const services = mountedServices(environment);
  const contracts = [...new Set(services.map(({ contract }) => contract))];
  const faults = new Faults(new Map(contracts.map((contract) => [contract, operationsOf(readContract(contract))])));
  const parts: ControlledParts = {
    faults,
    lock: new SharedExclusiveLock(),
    log: new RequestLog(),
    services: new Set(contracts),
    trust,
    registered,
  };
  const app = new Hono();
  app.use((context, next) => runAsRequest(headerOf(context, 'x-request-id'), next));
  app.options(
    '*',
    ({ req }) =>
      new Response(null, { status: 204, headers: preflightHeaders(req.header('origin'), req.header('access-control-request-headers')) }),
  );
  app.use('/__sandbox/identity/*', async (context, next) => {
    await readBodyAhead(context);
    return parts.lock.shared(next);
  });
  app.route('/__sandbox', identityRoutes(environment, authorizationQueryReader(authorize)));
  app.route('/__sandbox', controls(shards, parts));
  for (const mounted of services) serveService(app, mounted, mock, parts);
  app.all('*', serveUnknown(parts));
  app.onError((reason, context) => {
    const error = reason instanceof HttpError ? reason : databaseOutage(reason);
    if (error) return write(context, error, {});
    logFault(`The sandbox failed at ${context.req.path}`, reason);
    return write(context, { status: 500, body: { name: 'SandboxError', message: 'The sandbox failed. Its output says why.' } }, {});
  });
  return {
    app,
    services,
    shards,
    purge: () => parts.lock.shared(purgeShards),
    runJobs: () => parts.lock.shared(() => runJobs(shards, registered.jobs)),
    async close() {
      // What the provider answers is applied before the data are closed.
      for (const shard of allShards) await waitForCharges(shards[shard]);
      await opened.close();
    },
  };
}

/** Opens the data, migrates and seeds them where needed, and serves every service with state. */
export async function createSandbox({ data, watch, ...options }: SandboxOptions): Promise<Sandbox> {
  const opened = await openShards(tablesOf, data, watch);
  try {
    return await serveShards(opened, options);
  } catch (reason) {
    await opened.close();
    throw reason;
  }
}

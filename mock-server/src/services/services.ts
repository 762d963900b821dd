import { operationsOf, type Service } from '@realmkit/contract-engine';
import { type ContractName, type ServiceName, serviceNames, serviceOf, servicePath } from '@realmkit/openapi/services';
import { type Shard, shards } from '../database/realms.ts';
import { accountService } from './account/accountService.ts';
import { authService } from './auth/authService.ts';
import { bookBackendService } from './book-backend/bookBackendService.ts';
import { bookContentService } from './book-content/bookContentService.ts';
import { controlPanelService } from './control-panel/controlPanelService.ts';
import { customerManagementService } from './customer-management/customerManagementService.ts';
import { activityStreamService } from './events/activityStreamService.ts';
import { analyticsService } from './events/analyticsService.ts';
import { libraryService } from './library/libraryService.ts';
import { remindOfDeclarations } from './payment/declarations/remindOfDeclarations.ts';
import { completeOpenCharges } from './payment/intents/completeCharge.ts';
import { paymentService } from './payment/paymentService.ts';
import { runProviderTasks } from './payment/provider/refundQueue.ts';
import { reconcileOrders } from './payment/reconcileOrders.ts';
import { returnAbandonedCharges } from './payment/returnAbandonedCharges.ts';
import { runDuePayments } from './payment/runDuePayments.ts';
import type { ServiceEnvironment } from './serviceEnvironment.ts';
import type { ServiceShard } from './serviceShard.ts';
import { submissionsService } from './submissions/submissionsService.ts';
import { runDueSyncs } from './sync/runDueSyncs.ts';
import { syncService } from './sync/syncService.ts';

/** A service and its base path in the sandbox. */
export interface MountedService {
  readonly base: string;
  readonly contract: ContractName;
  readonly service: Service;
}

const factories: Readonly<Record<ServiceName, (environment: ServiceEnvironment, shard: Shard) => Service>> = {
  auth: (environment) => authService(environment, environment.callers, operationsOf(environment.readContract('auth'), true)),
  account: accountService,
  payment: paymentService,
  submissions: submissionsService,
  library: libraryService,
  bookBackend: bookBackendService,
  bookContent: bookContentService,
  controlPanel: controlPanelService,
  customerManagement: customerManagementService,
  sync: syncService,
  activityStream: activityStreamService,
  analytics: analyticsService,
};

/** Creates all services of the sandbox; one with data shards is mounted once for each. */
export function mountedServices(environment: ServiceEnvironment): MountedService[] {
  return serviceNames.flatMap((name) => {
    const { contract, hasShards } = serviceOf(name);
    const mounted = (base: string, shard: Shard) => ({ base, contract, service: factories[name](environment, shard) });
    return hasShards ? shards.map((shard) => mounted(servicePath(name, shard), shard)) : [mounted(servicePath(name), shards[0])];
  });
}

/** A job that runs everything that is due on a shard, called after its clock was set, with the new time in milliseconds since 1970. */
export type DueJob = (shard: ServiceShard, now: number) => Promise<void>;

/** The jobs of a shard, in the order in which they run: when the clock changes, and every minute. */
export const dueJobs: readonly DueJob[] = [
  completeOpenCharges,
  runDuePayments,
  remindOfDeclarations,
  reconcileOrders,
  returnAbandonedCharges,
  runProviderTasks,
  runDueSyncs,
];

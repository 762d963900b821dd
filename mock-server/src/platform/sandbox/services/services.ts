import { operationsOf, type Service } from '@realmkit/contract-engine';
import { type ContractName, type ServiceName, serviceNames, serviceOf, servicePath } from '@realmkit/openapi/services';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { type Shard, shards } from '../../database/realms.ts';
import { bookContentService } from '../../domains/library/book-content/bookContentService.ts';
import { accountService } from './accountService.ts';
import { activityStreamService } from './activityStreamService.ts';
import { analyticsService } from './analyticsService.ts';
import { authService } from './authService.ts';
import { bookBackendService } from './bookBackendService.ts';
import { controlPanelService } from './controlPanelService.ts';
import { customerManagementService } from './customerManagementService.ts';
import { libraryService } from './libraryService.ts';
import { paymentService } from './paymentService.ts';
import { submissionsService } from './submissionsService.ts';
import { syncService } from './syncService.ts';

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

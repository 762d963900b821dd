import { readContract } from '../contract/document.ts';
import { operationsOf } from '../contract/operation.ts';
import type { Service } from '../contract/service.ts';
import { shards } from '../database/realms.ts';
import { accountService } from './account/accountService.ts';
import { authService } from './auth/authService.ts';
import { bookBackendService } from './book-backend/bookBackendService.ts';
import { bookContentService } from './book-content/bookContentService.ts';
import { controlPanelService } from './control-panel/controlPanelService.ts';
import { customerManagementService } from './customer-management/customerManagementService.ts';
import { activityStreamService } from './events/activityStreamService.ts';
import { analyticsService } from './events/analyticsService.ts';
import { libraryService } from './library/libraryService.ts';
import { paymentService } from './payment/paymentService.ts';
import { runDuePayments } from './payment/runDuePayments.ts';
import type { ServiceEnvironment } from './serviceEnvironment.ts';
import type { ServiceShard } from './serviceShard.ts';
import { submissionsService } from './submissions/submissionsService.ts';
import { runDueSyncs } from './sync/runDueSyncs.ts';
import { syncService } from './sync/syncService.ts';

/** A service and its base path in the sandbox. */
export interface MountedService {
  readonly base: string;
  /** The name of its contract. */
  readonly contract: string;
  readonly service: Service;
}

/** Creates all services of the sandbox. */
export function mountedServices(environment: ServiceEnvironment): MountedService[] {
  const { shards: data, callers } = environment;
  const mounted = (contract: string, service: Service): MountedService => ({ base: `/${contract}`, contract, service });
  return [
    mounted('auth', authService(environment, callers, operationsOf(readContract('auth'), true))),
    mounted('account', accountService(data, callers)),
    mounted('payment', paymentService(environment)),
    mounted('library', libraryService(environment)),
    mounted('book-backend', bookBackendService(environment)),
    mounted('book-content', bookContentService(environment)),
    mounted('control-panel', controlPanelService(environment)),
    mounted('submissions', submissionsService(environment)),
    mounted('sync', syncService(environment)),
    mounted('activity-stream', activityStreamService(environment)),
    mounted('analytics', analyticsService(environment)),
    ...shards.map((shard) => ({
      base: `/customer-management/${shard}`,
      contract: 'customer-management',
      service: customerManagementService(environment, shard),
    })),
  ];
}

/** A job that runs everything that is due on a shard, called after its clock was set, with the new time in milliseconds since 1970. */
export type DueJob = (shard: ServiceShard, now: number) => Promise<void>;

/** The jobs that run when the clock changes. */
export const dueJobs: readonly DueJob[] = [runDuePayments, runDueSyncs];

import { defineResource } from '@realmkit/admin-kit';
import * as answers from '@realmkit/openapi/answers/sync';
import { partsOf } from './relations.ts';

/** The syncs of an organisation; the id of one is `compositeId(org, syncId)`. */
const syncs = defineResource('sync', {
  cache: 'syncs',
  update: {
    call: 'PUT /organizations/{org}/syncs/{syncId}',
    request: ({ id, data }) => ({ path: { org: partsOf(id)[0], syncId: partsOf(id)[1] }, body: data }),
  },
});

/** The jobs of a sync; the filter `syncId` is `compositeId(org, syncId)`. Creating a job triggers the sync, deleting it cancels the run. */
const syncJobs = defineResource('sync', {
  cache: 'syncs',
  dependsOn: ['syncs'],
  getList: {
    call: 'GET /organizations/{org}/syncs/{syncId}/jobs',
    answer: answers.listJobs,
    request: ({ page, size, filter }) => {
      const [org, syncId] = partsOf(String(filter.syncId));
      return { path: { org, syncId }, query: { page, size } };
    },
    rows: ({ data }) => data.map((job) => ({ ...job, id: job.jobId })),
  },
  create: {
    call: 'POST /organizations/{org}/syncs/{syncId}/trigger',
    answer: answers.triggerSync,
    request: ({ data: { syncId: id, dryRun } }: { readonly data: { readonly syncId: string; readonly dryRun: boolean } }) => {
      const [org, syncId] = partsOf(id);
      return { path: { org, syncId }, body: { dryRun } };
    },
    record: ({ jobId }) => ({ id: jobId }),
  },
  delete: { call: 'DELETE /jobs/{jobId}', request: ({ id }) => ({ path: { jobId: String(id) } }) },
});

/** The log of a job; the filter `jobId` says of which. Cached for five minutes (admin §9). */
const syncJobLogs = defineResource('sync', {
  staleTime: 300_000,
  getList: {
    call: 'GET /jobs/{jobId}/logs',
    answer: answers.listJobLogs,
    request: ({ page, size, filter }) => ({ path: { jobId: String(filter.jobId) }, query: { page, size } }),
    rows: ({ data }) => data,
  },
});

/** The resources of the sync service, and what belongs to syncs in customer-management. */
export const syncResources = { syncs, syncJobs, syncJobLogs };

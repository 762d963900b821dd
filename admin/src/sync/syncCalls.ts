import { ServiceError, type SyncJob, type SyncJobLog, type SyncSettings, unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';

/** The sync settings of an organisation without the time of the last fetch. */
export type SyncConfiguration = Omit<SyncSettings, 'lastFetch'>;

/** The result of a trigger (admin §4). */
export type TriggerResult =
  | { readonly success: true; readonly jobId: string }
  | { readonly success: false; readonly errorType: string; readonly errorMessage: string };

/** The one sync that the panel sets up for an organisation. */
const syncId = 'skolon';

const pageSize = 100;
type SyncClients = Pick<Clients, 'customerManagement' | 'sync'>;

/** Creates the requests of an organisation's sync (admin §7). */
export function syncCalls({ customerManagement, sync }: SyncClients, org: string) {
  const path = { org, syncId };
  return {
    /** Fetches the settings; undefined until they are saved for the first time. */
    settings: async (): Promise<SyncSettings | undefined> => {
      try {
        return unwrap(await customerManagement.GET('/sync/{org}', { params: { path: { org } } }));
      } catch (error) {
        if (error instanceof ServiceError && error.name === 'not_found') return undefined;
        throw error;
      }
    },
    /** Saves the sync settings of the organisation and the entities that are synchronised. */
    configure: async (config: SyncConfiguration): Promise<void> => {
      unwrap(await customerManagement.PUT('/sync/{org}/config', { params: { path: { org } }, body: { config } }));
      const body = { name: 'Skolon', entities: ['schools' as const, 'groups' as const, 'students' as const, 'teachers' as const] };
      unwrap(await sync.PUT('/organizations/{org}/syncs/{syncId}', { params: { path }, body }));
    },
    /** Switches the rehearsal-only setting off. */
    allowChanges: async (): Promise<void> => {
      unwrap(await customerManagement.PUT('/sync/{org}/{key}', { params: { path: { org, key: 'dryRun' } }, body: { value: false } }));
    },
    trigger: async (dryRun: boolean): Promise<TriggerResult> => {
      try {
        const { jobId } = unwrap(await sync.POST('/organizations/{org}/syncs/{syncId}/trigger', { params: { path }, body: { dryRun } }));
        return { success: true, jobId };
      } catch (error) {
        if (error instanceof ServiceError) return { success: false, errorType: error.name, errorMessage: error.message };
        return { success: false, errorType: 'unreachable', errorMessage: String(error) };
      }
    },
    jobs: async (): Promise<readonly SyncJob[]> => {
      try {
        return unwrap(await sync.GET('/organizations/{org}/syncs/{syncId}/jobs', { params: { path, query: { page: 1, size: 20 } } })).data;
      } catch (error) {
        if (error instanceof ServiceError && error.name === 'not_found') return [];
        throw new Error('Error fetching jobs', { cause: error });
      }
    },
    cancel: async (jobId: string): Promise<void> => {
      unwrap(await sync.DELETE('/jobs/{jobId}', { params: { path: { jobId } } }));
    },
    /** Returns the complete log of a job, on all pages. */
    logs: async (jobId: string, signal: AbortSignal): Promise<readonly SyncJobLog[]> => {
      const entries: SyncJobLog[] = [];
      try {
        for (let page = 1; ; page += 1) {
          const query = { page, size: pageSize };
          const { data, meta } = unwrap(await sync.GET('/jobs/{jobId}/logs', { params: { path: { jobId }, query }, signal }));
          entries.push(...data);
          if (data.length === 0 || entries.length >= meta.totalItems) return entries;
        }
      } catch (error) {
        throw new Error('Error fetching job logs', { cause: error });
      }
    },
    /** Returns the number of people at the synchronised school units; a person at two units counts twice. */
    people: async (uids: readonly string[]): Promise<number> => {
      const counts = uids.map(async (schoolUid) => {
        const query = { page: 1, size: 1, filters: JSON.stringify({ schoolUid }) };
        return unwrap(await customerManagement.GET('/userSchoolUnits', { params: { query } })).meta.totalItems;
      });
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
  };
}

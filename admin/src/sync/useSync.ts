import { useClients } from '@realmkit/shell';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SyncConfiguration, syncCalls, type TriggerResult } from './syncCalls.ts';

/** The cache duration of a job's log, in milliseconds (admin §9). */
export const logCacheMs = 300_000;

/** The polling interval of a running job, in milliseconds; it bypasses every cache. */
const pollMs = 1000;

/** Returns the sync of an organisation: its settings, its jobs with live progress, and its mutations. */
export function useSync(org: string) {
  const clients = useClients();
  const queryClient = useQueryClient();
  const calls = syncCalls(clients, org);
  const [triggerError, setTriggerError] = useState<Extract<TriggerResult, { success: false }>>();
  const settingsKey = ['sync', org, 'settings'];
  const jobsKey = ['sync', org, 'jobs'];
  // Null represents settings that were never saved: a query may not return undefined.
  const settings = useQuery({ queryKey: settingsKey, queryFn: async () => (await calls.settings()) ?? null });
  const jobs = useQuery({
    queryKey: jobsKey,
    queryFn: calls.jobs,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'running') ? pollMs : false),
  });
  const refresh = () => Promise.all([settings.refetch(), jobs.refetch()]);

  const run = useMutation({
    mutationFn: async (dryRun: boolean) => {
      if (!dryRun) await calls.allowChanges();
      const result = await calls.trigger(dryRun);
      setTriggerError(result.success ? undefined : result);
      // A rejected trigger means that the cached settings are outdated (admin §4).
      if (!result.success) queryClient.removeQueries({ queryKey: settingsKey });
      await refresh();
      return result;
    },
    onError: () => queryClient.removeQueries({ queryKey: settingsKey }),
  });
  const configure = useMutation({ mutationFn: (config: SyncConfiguration) => calls.configure(config), onSuccess: refresh });
  const cancel = useMutation({ mutationFn: calls.cancel, onSettled: refresh });
  return { calls, settings, jobs, run, configure, cancel, triggerError };
}

/** The sync of an organisation and its mutations. */
export type OrganizationSyncState = ReturnType<typeof useSync>;

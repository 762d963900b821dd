import { useClients } from '@realmkit/shell';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SyncConfiguration, syncCalls, type Triggered } from './syncCalls.ts';

/** How long the log of a job is kept, in milliseconds (admin §9). */
export const logCacheMs = 300_000;

/** How often a running job is asked for, in milliseconds, past every cache. */
const pollMs = 1000;

/** The sync of an organisation: its settings, its jobs with live progress, and what can be done. */
export function useSync(org: string) {
  const clients = useClients();
  const queryClient = useQueryClient();
  const calls = syncCalls(clients, org);
  const [refusal, setRefusal] = useState<Extract<Triggered, { success: false }>>();
  const settingsKey = ['sync', org, 'settings'];
  const jobsKey = ['sync', org, 'jobs'];
  // Null stands for settings that were never made: a query may not answer undefined.
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
      const answer = await calls.trigger(dryRun);
      setRefusal(answer.success ? undefined : answer);
      // What was read before is not what holds any more (admin §4).
      if (!answer.success) queryClient.removeQueries({ queryKey: settingsKey });
      await refresh();
      return answer;
    },
    onError: () => queryClient.removeQueries({ queryKey: settingsKey }),
  });
  const configure = useMutation({ mutationFn: (config: SyncConfiguration) => calls.configure(config), onSuccess: refresh });
  const cancel = useMutation({ mutationFn: calls.cancel, onSettled: refresh });
  return { calls, settings, jobs, run, configure, cancel, refusal };
}

/** The sync of an organisation and what can be done with it. */
export type OrganizationSyncState = ReturnType<typeof useSync>;

import { isNotFound } from '@realmkit/admin-kit';
import { useShell } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { type PanelRecord, type PanelRow, usePanelDataProvider } from '../dataProvider/usePanelDataProvider.ts';
import { syncIdOf, type TriggerResult, triggerSync } from './triggerSync.ts';

/** The polling interval of a running job, in milliseconds; it bypasses every cache. */
const pollMs = 1000;

/** The sync settings of an organisation without the time of the last fetch. */
type SyncConfiguration = Omit<PanelRecord<'syncSettings'>, 'id' | 'lastFetch'>;

/** Returns a query whose record or list may not exist yet, with that as missing data and not as an error. */
const withoutNotFound = <Query extends { readonly data: unknown; readonly error: unknown }>(query: Query): Query =>
  isNotFound(query.error) ? { ...query, data: undefined, error: null } : query;

/** Returns the sync of an organisation: its settings, its jobs with live progress, and its mutations. */
export function useSync(org: string) {
  const provider = usePanelDataProvider();
  const { report } = useShell();
  const [triggerError, setTriggerError] = useState<Extract<TriggerResult, { success: false }>>();
  const settings = withoutNotFound(useGetOne<PanelRecord<'syncSettings'>>('syncSettings', { id: org }));
  const jobs = withoutNotFound(
    useGetList<PanelRow<'syncJobs'>>(
      'syncJobs',
      { filter: { syncId: syncIdOf(org) }, pagination: { page: 1, perPage: 20 } },
      {
        enabled: settings.data !== undefined,
        refetchInterval: ({ state }) => (state.data?.data.some(({ status }) => status === 'running') ? pollMs : false),
        onError: (error) => report('Error fetching jobs', error),
      },
    ),
  );
  const run = useMutation({
    mutationFn: async (dryRun: boolean) => {
      setTriggerError(undefined);
      const result = await triggerSync(provider, org, dryRun);
      if (result.success) return;
      setTriggerError(result);
      await Promise.all([settings.refetch(), jobs.refetch()]);
    },
  });
  const configure = useMutation({
    mutationFn: async (config: SyncConfiguration) => {
      const entities = ['schools' as const, 'groups' as const, 'students' as const, 'teachers' as const];
      await provider.update('syncs', { id: syncIdOf(org), data: { name: 'Skolon', entities } });
      await provider.update('syncSettings', { id: org, data: { config } });
    },
    // A refused change too means that they are outdated; what was typed stays where they are the same.
    onError: () => settings.refetch(),
  });
  const cancel = useMutation({ mutationFn: (jobId: string) => provider.delete('syncJobs', { id: jobId }) });
  // A rejected trigger means that the cached settings are outdated: they are dropped and fetched again (admin §4).
  const isDropped = run.isPending && triggerError !== undefined;
  return { settings: { ...settings, isPending: settings.isPending || isDropped }, jobs, run, configure, cancel, triggerError };
}

/** The sync of an organisation and its mutations. */
export type OrganizationSyncState = ReturnType<typeof useSync>;

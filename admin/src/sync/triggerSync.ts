import { serviceErrorOf } from '@realmkit/admin-kit';
import { ServiceError } from '@realmkit/openapi';
import { compositeId } from '../dataProvider/relations.ts';
import type { PanelDataProvider } from '../dataProvider/usePanelDataProvider.ts';

/** The result of a trigger (admin §4). */
export type TriggerResult =
  | { readonly success: true; readonly jobId: string }
  | { readonly success: false; readonly errorType: string; readonly errorMessage: string };

/** Returns the id of the one sync that the panel sets up for an organisation. */
export const syncIdOf = (org: string): string => compositeId(org, 'skolon');

/** Starts the sync of an organisation. A real run first switches off the setting that allows rehearsals only. */
export async function triggerSync(provider: PanelDataProvider, org: string, dryRun: boolean): Promise<TriggerResult> {
  try {
    if (!dryRun) await provider.update('syncSettingValues', { id: compositeId(org, 'dryRun'), data: { value: false } });
    const { data } = await provider.create('syncJobs', { data: { syncId: syncIdOf(org), dryRun } });
    return { success: true, jobId: String(data.id) };
  } catch (error) {
    const cause = serviceErrorOf(error);
    if (cause instanceof ServiceError) return { success: false, errorType: cause.name, errorMessage: cause.message };
    return { success: false, errorType: 'unreachable', errorMessage: String(error) };
  }
}

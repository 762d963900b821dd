import type { PanelDataProvider } from '../../../dataProvider/usePanelDataProvider.ts';

/** Puts a new person into groups (admin §4). Returns the error if that failed: the person exists all the same. */
export async function joinGroups(provider: PanelDataProvider, id: number, groups: readonly number[]): Promise<unknown> {
  if (groups.length === 0) return undefined;
  try {
    await provider.changeSet('personGroups', { id, add: groups });
    return undefined;
  } catch (error) {
    return error;
  }
}

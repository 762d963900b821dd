import { useGetList } from 'react-admin';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';

/** Returns the groups of a person. */
export const usePersonGroups = (id: number, enabled = true) =>
  useGetList<PanelRow<'personGroups'>>('personGroups', { filter: { userId: id } }, { enabled });

/**
 * Fetches the groups of a person at once with the person (admin §7), on whichever tab the page opens; it shows nothing. It is a component of its own because
 * a page that renders anew when its groups do fetches a person again who was just deleted.
 */
export function GroupsInAdvance({ id }: { readonly id: number }) {
  usePersonGroups(id);
  return null;
}

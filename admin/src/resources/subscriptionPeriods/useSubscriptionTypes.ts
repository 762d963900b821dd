import { useGetList } from 'react-admin';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';

/** Returns the query of the subscription types, and a function for their names, which falls back to the id. */
export function useSubscriptionTypes() {
  const types = useGetList<PanelRow<'subscriptionTypes'>>('subscriptionTypes');
  return { ...types, nameOf: (type: string) => types.data?.find((known) => known.type === type)?.name ?? type };
}

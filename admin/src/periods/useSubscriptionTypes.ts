import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { periodCalls } from './periodCalls.ts';

/** Returns the query of the subscription types, and a function for their names, which falls back to the id. */
export function useSubscriptionTypes() {
  const clients = useClients();
  const types = useQuery({ queryKey: ['periods', 'types'], queryFn: periodCalls(clients).types });
  return { ...types, nameOf: (type: string) => types.data?.find((known) => known.type === type)?.name ?? type };
}

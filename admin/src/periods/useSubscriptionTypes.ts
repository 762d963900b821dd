import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { periodCalls } from './periodCalls.ts';

/** The types of subscriptions, and what a type is called: as the platform says, or by its id where that is all that is known. */
export function useSubscriptionTypes() {
  const clients = useClients();
  const types = useQuery({ queryKey: ['periods', 'types'], queryFn: periodCalls(clients).types });
  return { ...types, nameOf: (type: string) => types.data?.find((known) => known.type === type)?.name ?? type };
}

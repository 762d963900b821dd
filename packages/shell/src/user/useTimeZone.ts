import { useQuery } from '@tanstack/react-query';
import { useShell } from '../context/ShellContext.ts';
import { meQuery } from './userQueries.ts';

/** Returns the IANA name of the zone in which mails and invoices give the user's days; undefined while the profile is not loaded. It loads nothing. */
export function useTimeZone(): string | undefined {
  const { clients } = useShell();
  return useQuery({ ...meQuery(clients), enabled: false }).data?.time_zone;
}

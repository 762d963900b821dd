import { useQuery } from '@tanstack/react-query';
import { useClients } from '../http/clients.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { mayLogOut } from './menuProfile.ts';
import { profileMenuQuery } from './userQueries.ts';

/** Whether this user is offered to log out. */
export function useMayLogOut(): boolean {
  const clients = useClients();
  const signedIn = isSignedIn(useSession());
  return mayLogOut(useQuery({ ...profileMenuQuery(clients), enabled: signedIn }).data);
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useClients } from '../http/useClients.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import type { OwnProfile } from './ownProfile.ts';
import { ownProfileQuery } from './userQueries.ts';

/** What the control panel says about the signed-in user, loaded once for all who ask within 300 s. */
export function useOwnProfile(): UseQueryResult<OwnProfile> {
  const clients = useClients();
  return useQuery({ ...ownProfileQuery(clients), enabled: isSignedIn(useSession()) });
}

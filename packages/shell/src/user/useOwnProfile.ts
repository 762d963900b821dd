import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useClients } from '../react/useClients.ts';
import { useSession } from '../react/useSession.ts';
import { isSignedIn } from '../session/sessionState.ts';
import type { OwnProfile } from './ownProfile.ts';
import { ownProfileQuery } from './userQueries.ts';

/** Returns the control panel's profile of the signed-in user, cached for 300 s. */
export function useOwnProfile(): UseQueryResult<OwnProfile> {
  const clients = useClients();
  return useQuery({ ...ownProfileQuery(clients), enabled: isSignedIn(useSession()) });
}

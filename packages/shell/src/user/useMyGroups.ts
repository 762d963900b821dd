import type { MyGroup } from '@realmkit/openapi';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useShell } from '../context/ShellContext.ts';
import { useSession } from '../react/useSession.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { groupsQuery } from './userQueries.ts';

/** Returns the signed-in user's groups, cached for 300 s. */
export function useMyGroups(): UseQueryResult<readonly MyGroup[]> {
  const { clients } = useShell();
  return useQuery({ ...groupsQuery(clients), enabled: isSignedIn(useSession()) });
}

import type { MyGroup } from '@realmkit/openapi';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useShell } from '../boot/ShellContext.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { groupsQuery } from './userQueries.ts';

/** The signed-in user's groups, loaded once for all who ask within 300 s. */
export function useMyGroups(): UseQueryResult<readonly MyGroup[]> {
  const { clients } = useShell();
  return useQuery({ ...groupsQuery(clients), enabled: isSignedIn(useSession()) });
}

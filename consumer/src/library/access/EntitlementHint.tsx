import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { entitlementQuery } from '../libraryQueries.ts';
import { OpenedByHint } from './OpenedByHint.tsx';

/** Says above a list of books what opens them, if the user has no subscription that does. */
export function EntitlementHint() {
  const { data: entitlement } = useQuery(entitlementQuery(useClients()));
  return entitlement && !entitlement.opensBooks ? <OpenedByHint openedBy={entitlement.openedBy} /> : null;
}

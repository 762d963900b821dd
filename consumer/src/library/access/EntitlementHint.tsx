import Stack from '@mui/material/Stack';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { entitlementQuery } from '../libraryQueries.ts';
import { OpenedByHint } from './OpenedByHint.tsx';

/** Says above a list of books what opens them, if the user has no subscription that does. */
export function EntitlementHint() {
  const { data: entitlement } = useQuery(entitlementQuery(useClients()));
  if (!entitlement || entitlement.opensBooks) return null;
  return (
    <Stack sx={{ marginBlockEnd: 3 }}>
      <OpenedByHint openedBy={entitlement.openedBy} />
    </Stack>
  );
}

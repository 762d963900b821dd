import { PermissionHint } from '@realmkit/design-system';
import type { OwnOperation } from '@realmkit/openapi';
import type { accountAccess, paymentAccess } from '@realmkit/openapi/access';
import { useUserContext } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A call that the contract refuses to whoever acts as somebody. The compiler reads the access rules, so that no page loads them; where a call becomes
 * allowed, it says which part need not hide any more.
 */
type OwnCall = `account ${OwnOperation<typeof accountAccess>}` | `payment ${OwnOperation<typeof paymentAccess>}`;

/** Returns whether somebody acts as the user and would be refused a call. */
export function useIsOwnOnly(_call: OwnCall): boolean {
  const user = useUserContext();
  return user.status !== 'anonymous' && user.actor !== undefined;
}

interface OwnOnlyProps {
  /** The call that the content rests on. */
  readonly call: OwnCall;
  readonly children: ReactNode;
}

/** Renders what rests on a call. Whoever acts as the user reads instead that it is the user's own, if the contract refuses them the call. */
export function OwnOnly({ call, children }: OwnOnlyProps) {
  const { t } = useTranslation('consumer');
  return useIsOwnOnly(call) ? <PermissionHint reason={t(($) => $.ownOnly)} /> : children;
}

import { PermissionHint } from '@realmkit/design-system';
import { type AccessRule, isOwnOnly } from '@realmkit/openapi';
import { useUserContext } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns whether somebody acts as the user and would be refused a call with these access rules. */
export function useIsOwnOnly(call: readonly AccessRule[]): boolean {
  const user = useUserContext();
  return user.status !== 'anonymous' && user.actor !== undefined && isOwnOnly(call);
}

interface OwnOnlyProps {
  /** The access rules of the call that the content rests on. */
  readonly call: readonly AccessRule[];
  readonly children: ReactNode;
}

/** Renders what rests on a call. Whoever acts as the user reads instead that it is the user's own, if the contract refuses them the call. */
export function OwnOnly({ call, children }: OwnOnlyProps) {
  const { t } = useTranslation('consumer');
  return useIsOwnOnly(call) ? <PermissionHint reason={t(($) => $.ownOnly)} /> : children;
}

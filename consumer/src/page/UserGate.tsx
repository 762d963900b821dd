import { FailedState, PageSkeleton } from '@realmkit/design-system';
import { type UserContext, useErrorText, useUserContext } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Who is there, with profile and organisations. */
export type KnownUser = Extract<UserContext, { status: 'ready' }>;

/** Who is there by the tokens. */
type ClaimedUser = Exclude<UserContext, { status: 'anonymous' | 'ready' }>;

interface UserGateProps {
  /** What could not be loaded, as a sentence. */
  readonly failed: string;
  readonly children: (user: KnownUser) => ReactNode;
  /** What the tokens alone are enough for, until it is known who is there; nothing where they are not. */
  readonly claimed?: (user: ClaimedUser) => ReactNode;
}

/** Shows its content once it is known who is there; until then an outline, and after a failure what to do about it. */
export function UserGate({ failed, children, claimed }: UserGateProps) {
  const { t } = useTranslation('consumer');
  const { t: shell } = useTranslation('shell');
  const errorText = useErrorText();
  const user = useUserContext();
  const early = user.status === 'loading' ? claimed?.(user) : undefined;
  switch (user.status) {
    case 'ready':
      return children(user);
    case 'failed':
      return (
        <FailedState
          title={failed}
          description={errorText(user.error)}
          retry={{ label: t(($) => $.retry), onRetry: () => void user.reload() }}
        />
      );
    default:
      return early ?? <PageSkeleton label={shell(($) => $.loading)} />;
  }
}

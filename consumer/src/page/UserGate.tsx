import { FailedState, PageSkeleton } from '@realmkit/design-system';
import { ServiceError } from '@realmkit/openapi';
import { type UserContext, useErrorText, userDataFailure, useUserContext } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The loaded user with profile and organisations. */
export type KnownUser = Extract<UserContext, { status: 'ready' }>;

/** The user as known from the token claims. */
type ClaimedUser = Exclude<UserContext, { status: 'anonymous' | 'ready' }>;

interface UserGateProps {
  /** The title of the error. */
  readonly errorTitle: string;
  readonly children: (user: KnownUser) => ReactNode;
  /** Renders content from the token claims until the user is loaded; undefined if they are not enough. */
  readonly claimed?: (user: ClaimedUser) => ReactNode;
}

/** Renders its content once the user is loaded; shows a skeleton before and an error with a retry otherwise. */
export function UserGate({ errorTitle, children, claimed }: UserGateProps) {
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
          title={errorTitle}
          description={serviceMessageOf(user.error) ?? errorText(user.error)}
          retry={{ label: t(($) => $.retry), onRetry: () => void user.reload() }}
        />
      );
    default:
      return early ?? <PageSkeleton label={shell(($) => $.loading)} />;
  }
}

/**
 * Returns what to say of a refused profile, if it is not the text of its status: those are about what is searched for or changed. It is the message of the
 * service (shell §7), or nothing beside the title, which says already that the details could not be loaded.
 */
function serviceMessageOf(error: Error | undefined): string | undefined {
  if (!(error instanceof ServiceError) || error.status === 401 || error.status === 429) return undefined;
  return error.message === userDataFailure ? '' : error.message;
}

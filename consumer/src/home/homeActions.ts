/** The ids of the actions on the landing page. */
export type HomeActionId = 'library' | 'subscriptions' | 'manageUsers' | 'services' | 'profile' | 'settings';

/** An action on the landing page and its link. */
export interface HomeAction {
  readonly id: HomeActionId;
  readonly href: string;
  /** What the action is described by, if not by its id: pupils and accounts of several people are not asked to confirm an address. */
  readonly description?: 'ownData';
}

/** The facts about a user that decide which actions are shown. */
export interface HomeSituation {
  readonly isEmployee: boolean;
  readonly isGuardian: boolean;
  readonly isStudent: boolean;
  readonly isSuperuser: boolean;
  readonly isConsumerMarketUser: boolean;
  /** Whether several people use the account. */
  readonly isShared: boolean;
  /** The control panel on another origin, if the realm has one. */
  readonly externalPanel: string | undefined;
}

/**
 * Returns the actions of the landing page: subscriptions for guardians, user management for employees, settings for all but consumer-market users
 * (shell §2, §6).
 */
export function homeActions({
  isEmployee,
  isGuardian,
  isStudent,
  isSuperuser,
  isConsumerMarketUser,
  isShared,
  externalPanel,
}: HomeSituation): readonly HomeAction[] {
  const panel = externalPanel ?? (isSuperuser ? '/controlpanel/beta/manage' : '/controlpanel');
  const actions: readonly (HomeAction | false)[] = [
    { id: 'library', href: '/library' },
    isGuardian && !isShared && { id: 'subscriptions', href: '/subscriptions' },
    (isEmployee || isSuperuser) && { id: 'manageUsers', href: panel },
    { id: 'services', href: '/services' },
    isStudent || isShared ? { id: 'profile', href: '/profile', description: 'ownData' } : { id: 'profile', href: '/profile' },
    !isConsumerMarketUser && { id: 'settings', href: '/settings' },
  ];
  return actions.filter((action) => action !== false);
}

/** The ids of the actions on the landing page. */
export type HomeActionId = 'library' | 'subscriptions' | 'manageUsers' | 'services' | 'profile' | 'settings';

/** An action on the landing page and its link. */
export interface HomeAction {
  readonly id: HomeActionId;
  readonly href: string;
}

/** The facts about a user that decide which actions are shown. */
export interface HomeSituation {
  readonly isEmployee: boolean;
  readonly isGuardian: boolean;
  readonly isSuperuser: boolean;
  readonly isConsumerMarketUser: boolean;
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
  isSuperuser,
  isConsumerMarketUser,
  externalPanel,
}: HomeSituation): readonly HomeAction[] {
  const panel = externalPanel ?? (isSuperuser ? '/controlpanel/beta/manage' : '/controlpanel');
  const actions: readonly (HomeAction | false)[] = [
    { id: 'library', href: '/library' },
    isGuardian && { id: 'subscriptions', href: '/subscriptions' },
    (isEmployee || isSuperuser) && { id: 'manageUsers', href: panel },
    { id: 'services', href: '/services' },
    { id: 'profile', href: '/profile' },
    !isConsumerMarketUser && { id: 'settings', href: '/settings' },
  ];
  return actions.filter((action) => action !== false);
}

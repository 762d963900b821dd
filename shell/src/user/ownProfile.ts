import { safeRedirect } from '../guard/safeRedirect.ts';
import type { ProfileSubscription } from './services.ts';

/** Something of the profile or its menu, and whether this user has it (admin §3). */
interface ProfileAction {
  readonly id: string;
  readonly status: { readonly active: boolean };
}

/** What the control panel says about the signed-in user (admin §3). */
export interface OwnProfile {
  readonly actions: readonly ProfileAction[];
  readonly menu: readonly ProfileAction[];
  readonly homepage: string | null;
  readonly subscriptions: readonly ProfileSubscription[];
}

const isActive = (actions: readonly ProfileAction[] | undefined, id: string): boolean | undefined =>
  actions?.find((action) => action.id === id)?.status.active;

/**
 * Whether logging out is offered (admin §6): not where the profile's menu says that ViewLogOut is off. As long as that is not known, it is:
 * nobody is kept in because a service is away.
 */
export const mayLogOut = (profile: Pick<OwnProfile, 'menu'> | undefined): boolean => isActive(profile?.menu, 'ViewLogOut') ?? true;

/** Whether the person may change their password: the profile's action EditPassword (admin §6); a profile without it says no. */
export const canChangePassword = ({ actions }: Pick<OwnProfile, 'actions'>): boolean => isActive(actions, 'EditPassword') ?? false;

/** Where the person is at home on this origin, which is the landing page until something else is known (admin §3). */
export const homepageOf = (profile: Pick<OwnProfile, 'homepage'> | undefined): string => safeRedirect(profile?.homepage);

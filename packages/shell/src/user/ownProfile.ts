import { safeRedirect } from '../session/signIn/safeRedirect.ts';
import type { ProfileSubscription } from './services.ts';

/** An action or menu entry of the profile, and whether it is active for this user (admin §3). */
interface ProfileAction {
  readonly id: string;
  readonly status: { readonly active: boolean };
}

/** The control panel's profile of the signed-in user (admin §3). */
export interface OwnProfile {
  readonly actions: readonly ProfileAction[];
  readonly menu: readonly ProfileAction[];
  readonly homepage: string | null;
  readonly subscriptions: readonly ProfileSubscription[];
}

const isActive = (actions: readonly ProfileAction[] | undefined, id: string): boolean | undefined =>
  actions?.find((action) => action.id === id)?.status.active;

/**
 * Returns whether the logout is offered (admin §6): unless the profile's menu disables ViewLogOut. It is offered while the profile is
 * unknown, so that a service error does not prevent it.
 */
export const mayLogOut = (profile: Pick<OwnProfile, 'menu'> | undefined): boolean => isActive(profile?.menu, 'ViewLogOut') ?? true;

/** Returns whether the user may change their password: only with the profile's action EditPassword (admin §6). */
export const canChangePassword = ({ actions }: Pick<OwnProfile, 'actions'>): boolean => isActive(actions, 'EditPassword') ?? false;

/** Returns the user's home page on this origin; the landing page until the profile is loaded (admin §3). */
export const homepageOf = (profile: Pick<OwnProfile, 'homepage'> | undefined): string => safeRedirect(profile?.homepage);

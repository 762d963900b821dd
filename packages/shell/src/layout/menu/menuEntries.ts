import { mayGiveFeedback } from '../../user/permissions.ts';
import type { Roles } from '../../user/roles.ts';

/** The possible entries of the menu (shell §2). */
export type MenuEntryId = 'landingPage' | 'myProfile' | 'manageUsers' | 'support' | 'escalateLogin' | 'feedback' | 'logOut' | 'logIn';

/** An entry of the menu with its href; the logout and the escalation have none. */
export interface ShellMenuEntry {
  readonly id: MenuEntryId;
  readonly href?: string;
}

/** The conditions that decide about the menu. */
export interface MenuSituation {
  /** The path of the current page. */
  readonly path: string;
  readonly signedIn: boolean;
  /** The roles of the user; undefined until they are loaded. */
  readonly roles: Roles | undefined;
  readonly isSuperuser: boolean;
  /** True if the login can be escalated to a secure one (shell §5). */
  readonly mayEscalate: boolean;
  /** True if the profile's menu offers to log out (admin §6). */
  readonly mayLogOut: boolean;
  readonly smallScreen: boolean;
  /** The URL of the realm's external panel, if it has one. */
  readonly externalPanel: string | undefined;
  /** The country's support for signed-out visitors; signed-in users have a page in the app. */
  readonly supportLink: string | undefined;
  readonly feedbackLink: string | undefined;
  /** The href of the sign-in page, which returns to this page. */
  readonly signInHref: string;
}

/** Returns the menu's entries in the specification's order, each if its condition holds (shell §2). */
export function menuEntries(situation: MenuSituation): readonly ShellMenuEntry[] {
  const { path, signedIn, roles, isSuperuser, mayEscalate, mayLogOut, smallScreen, externalPanel, supportLink, feedbackLink, signInHref } =
    situation;
  const panel = externalPanel ?? (isSuperuser ? '/controlpanel/beta/manage' : '/controlpanel');
  const support = signedIn ? '/support' : supportLink;
  const entries: readonly (ShellMenuEntry | false | undefined)[] = [
    path !== '/' && { id: 'landingPage', href: '/' },
    signedIn && { id: 'myProfile', href: '/profile' },
    signedIn && (roles?.isEmployee || isSuperuser) && { id: 'manageUsers', href: panel },
    support !== undefined && { id: 'support', href: support },
    signedIn && mayEscalate && { id: 'escalateLogin' },
    signedIn && feedbackLink !== undefined && mayGiveFeedback(roles) && { id: 'feedback', href: feedbackLink },
    signedIn && mayLogOut && { id: 'logOut' },
    !signedIn && smallScreen && { id: 'logIn', href: signInHref },
  ];
  return entries.filter((entry) => !!entry);
}

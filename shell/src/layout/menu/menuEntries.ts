import { mayGiveFeedback } from '../../user/permissions.ts';
import type { Roles } from '../../user/roles.ts';

/** The entries that the menu can hold (shell §2). */
export type MenuEntryId = 'landingPage' | 'myProfile' | 'manageUsers' | 'support' | 'escalateLogin' | 'feedback' | 'logOut' | 'logIn';

/** An entry of the menu and where it leads; logging out and escalating the login lead nowhere. */
export interface ShellMenuEntry {
  readonly id: MenuEntryId;
  readonly href?: string;
}

/** What decides about the menu. */
export interface MenuSituation {
  /** The path of the page on show. */
  readonly path: string;
  readonly signedIn: boolean;
  /** What the user is; undefined while it is not known. */
  readonly roles: Roles | undefined;
  readonly isSuperuser: boolean;
  /** Whether the login can be made a secure one (shell §5). */
  readonly mayEscalate: boolean;
  /** Whether the profile's menu offers to log out (admin §6). */
  readonly mayLogOut: boolean;
  readonly smallScreen: boolean;
  /** The panel at another application address, where the realm has one. */
  readonly externalPanel: string | undefined;
  /** The country's own support, for those who are signed out; everyone else has a page for it here. */
  readonly supportLink: string | undefined;
  readonly feedbackLink: string | undefined;
  /** Where the sign-in page is, with the way back to this page. */
  readonly signInHref: string;
}

/** The menu's entries in the specification's order, each under its condition (shell §2). */
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

/** The entries that the menu can hold (shell §2). */
export type MenuEntryId = 'landingPage' | 'myProfile' | 'manageUsers' | 'support' | 'logOut' | 'logIn';

/** An entry of the menu and where it leads; logging out leads nowhere. */
export interface ShellMenuEntry {
  readonly id: MenuEntryId;
  readonly href?: string;
}

/** What decides about the menu. */
export interface MenuSituation {
  /** The path of the page on show. */
  readonly path: string;
  readonly signedIn: boolean;
  readonly isEmployee: boolean;
  readonly isSuperuser: boolean;
  readonly smallScreen: boolean;
  /** The panel at another application address, where the realm has one. */
  readonly externalPanel: string | undefined;
  readonly supportLink: string | undefined;
  /** Where the sign-in page is, with the way back to this page. */
  readonly signInHref: string;
}

/** The menu's entries in the specification's order, each under its condition (shell §2). */
export function menuEntries(situation: MenuSituation): readonly ShellMenuEntry[] {
  const { path, signedIn, isEmployee, isSuperuser, smallScreen, externalPanel, supportLink, signInHref } = situation;
  const panel = externalPanel ?? (isSuperuser ? '/controlpanel/beta/manage' : '/controlpanel');
  const entries: readonly (ShellMenuEntry | false)[] = [
    path !== '/' && { id: 'landingPage', href: '/' },
    signedIn && { id: 'myProfile', href: '/profile' },
    signedIn && (isEmployee || isSuperuser) && { id: 'manageUsers', href: panel },
    supportLink !== undefined && { id: 'support', href: supportLink },
    signedIn && { id: 'logOut' },
    !signedIn && smallScreen && { id: 'logIn', href: signInHref },
  ];
  return entries.filter((entry) => entry !== false);
}

import GroupIcon from '@mui/icons-material/Group';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import HomeIcon from '@mui/icons-material/Home';
import LoginIcon from '@mui/icons-material/Login';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/Person';
import { isInternalAddress, type MenuEntry } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useShell } from '../../boot/ShellContext.ts';
import { signInAddress } from '../../guard/routeAccess.ts';
import { isSignedIn } from '../../session/sessionState.ts';
import { useSession } from '../../session/useSession.ts';
import { knownRoles, useUserContext } from '../../user/useUserContext.ts';
import { useSmallScreen } from '../useSmallScreen.ts';
import { type MenuEntryId, menuEntries } from './menuEntries.ts';
import { panelAddress } from './panelAddress.ts';

const icons: Record<MenuEntryId, ReactNode> = {
  landingPage: <HomeIcon />,
  myProfile: <PersonIcon />,
  manageUsers: <GroupIcon />,
  support: <HelpIcon />,
  logOut: <LogoutIcon />,
  logIn: <LoginIcon />,
};

/** The menu's entries for who is there, on this page, in this realm. */
export function useMenuEntries(): readonly MenuEntry[] {
  const { t } = useTranslation('shell');
  const { configuration, settings, session } = useShell();
  const { pathname, search } = useLocation();
  const user = useUserContext();
  const entries = menuEntries({
    path: pathname,
    signedIn: isSignedIn(useSession()),
    isEmployee: knownRoles(user).isEmployee,
    isSuperuser: user.status !== 'anonymous' && user.isSuperuser,
    smallScreen: useSmallScreen(),
    externalPanel: settings.externalPanel ? panelAddress(configuration.links.panel, window.location.origin) : undefined,
    supportLink: configuration.links.support,
    signInHref: signInAddress(pathname + search),
  });
  return entries.map(({ id, href }) => ({
    id,
    label: t(($) => $.menu[id]),
    icon: icons[id],
    ...(href === undefined
      ? { onClick: () => void session.signOut() }
      : { href, current: href === pathname, external: !isInternalAddress(href) }),
  }));
}

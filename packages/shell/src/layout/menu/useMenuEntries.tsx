import FeedbackIcon from '@mui/icons-material/FeedbackOutlined';
import GroupIcon from '@mui/icons-material/Group';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import HomeIcon from '@mui/icons-material/Home';
import LoginIcon from '@mui/icons-material/Login';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/Person';
import SecureIcon from '@mui/icons-material/VerifiedUserOutlined';
import { isInternalHref, type MenuEntry } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router';
import { useShell } from '../../context/ShellContext.ts';
import { panelHref } from '../../navigation/panelHref.ts';
import { useSession } from '../../react/useSession.ts';
import { isSignedIn } from '../../session/sessionState.ts';
import { signInHref } from '../../session/signIn/signInHref.ts';
import { mayLogOut } from '../../user/ownProfile.ts';
import { mayEscalate } from '../../user/permissions.ts';
import { useOwnProfile } from '../../user/useOwnProfile.ts';
import { useUserContext } from '../../user/useUserContext.ts';
import { useSmallScreen } from '../useSmallScreen.ts';
import { type MenuEntryId, menuEntries } from './menuEntries.ts';

const icons: Record<MenuEntryId, ReactNode> = {
  landingPage: <HomeIcon />,
  myProfile: <PersonIcon />,
  manageUsers: <GroupIcon />,
  support: <HelpIcon />,
  escalateLogin: <SecureIcon />,
  feedback: <FeedbackIcon />,
  logOut: <LogoutIcon />,
  logIn: <LoginIcon />,
};

/** Returns the menu's entries for the current user, page and realm; that of the log-out calls the function. */
export function useMenuEntries(onSignOut: () => void): readonly MenuEntry[] {
  const { t } = useTranslation('shell');
  const { configuration, settings, session } = useShell();
  const { pathname, search } = useLocation();
  const user = useUserContext();
  const here = useHref({ pathname, search });
  const entries = menuEntries({
    path: pathname,
    signedIn: isSignedIn(useSession()),
    roles: user.status === 'ready' ? user : undefined,
    isSuperuser: user.status !== 'anonymous' && user.isSuperuser,
    mayEscalate: user.status === 'ready' && mayEscalate(user, settings),
    mayLogOut: mayLogOut(useOwnProfile().data),
    smallScreen: useSmallScreen(),
    externalPanel: settings.externalPanel ? panelHref(configuration.links.panel, window.location.origin) : undefined,
    supportLink: configuration.links.support,
    feedbackLink: configuration.links.feedback,
    signInHref: signInHref(here),
  });
  return entries.map(({ id, href }) => ({
    id,
    label: t(($) => $.menu[id]),
    icon: icons[id],
    ...(href === undefined
      ? { onClick: id === 'escalateLogin' ? () => void session.escalate(here) : onSignOut }
      : { href, current: href === pathname, external: !isInternalHref(href) }),
  }));
}

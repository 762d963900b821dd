import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import { focusRingOnBar } from '../../theme/focusRing.ts';
import { motifStyles } from '../../theme/motifStyles.ts';
import { safeGutter } from '../../theme/safeGutter.ts';
import { motion } from '../../theme/transitions.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { cssVariable } from '../../tokens/cssVariable.ts';
import { token } from '../../tokens/token.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { LogoLink, type LogoTarget } from '../LogoLink/LogoLink.tsx';
import type { NavigationTab } from './NavigationTab.ts';

/** The props of the top bar; all texts are translated. */
export interface TopBarProps {
  logo: LogoTarget;
  /** Tab buttons; on small screens the bottom navigation shows them instead. */
  tabs?: readonly NavigationTab[];
  /** The accessible name of the tab buttons. */
  tabsLabel?: string;
  /** Whether phones show the tab buttons here too, because they have no bottom navigation. */
  tabsOnPhones?: boolean;
  /** The login button, shown on public pages to signed-out visitors (shell §2). */
  login?: { label: string; href: string };
  publicPage?: boolean;
  loggedIn?: boolean;
  /** The button that opens the menu drawer. */
  menu?: { label: string; open: boolean; onOpen: () => void };
  /** Further controls before the menu button. */
  children?: ReactNode;
}

const Bar = styled('header')(({ theme }) => ({
  ...focusRingOnBar,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: token('size.topBar'),
  paddingInline: `${safeGutter(theme.spacing(2))} ${safeGutter(theme.spacing(1))}`,
  backgroundColor: token('color.surface.bar'),
  color: token('color.text.onBar'),
  borderBlockEnd: `${token('border.thin')} solid transparent`,
  // The hover colour of the bar is one step from its own: a faint motif on which the bar's text has been checked.
  '&::before': { ...motifStyles('color.surface.barHover', 'to right,#000 50%,#0000'), insetInlineStart: 0, width: 240 },
  [theme.breakpoints.up('sm')]: { paddingInline: safeGutter(theme.spacing(3)), gap: theme.spacing(2) },
  // Paper has the logo alone, in its colours for white.
  '@media print': {
    position: 'static',
    minHeight: 0,
    paddingInline: 0,
    paddingBlockEnd: theme.spacing(1),
    backgroundColor: 'transparent',
    borderBlockEnd: `${token('border.thick')} solid ${token('color.surface.bar')}`,
    [cssVariable('color.text.onBar')]: token('color.logo.word'),
    [cssVariable('color.logo.onBarMark')]: token('color.logo.mark'),
    [cssVariable('color.logo.onBarAccent')]: token('color.logo.accent'),
    '&::before, & > :not(a:first-of-type)': { display: 'none' },
  },
}));

const Tabs = styled('nav')(({ theme }) => ({
  display: 'none',
  minWidth: 0,
  '&[data-phones]': { display: 'flex' },
  [theme.breakpoints.up('sm')]: { display: 'flex', gap: theme.spacing(0.5), flexWrap: 'wrap', marginInlineStart: theme.spacing(1) },
  // Beside logo and menu button, a small phone has room for the icon only.
  '@media (max-width: 23.99rem)': { '& svg + span': visuallyHidden },
}));

const Tab = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: token('size.target'),
  paddingInline: theme.spacing(1.5),
  borderRadius: token('radius.button'),
  color: 'inherit',
  font: 'inherit',
  fontSize: token('font.size.label'),
  fontWeight: token('font.weight.medium'),
  textDecoration: 'none',
  '&:hover, &[aria-current]': { backgroundColor: token('color.surface.barHover') },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: theme.spacing(1.5),
    insetBlockEnd: token('space.050'),
    height: 3,
    borderRadius: token('radius.round'),
    backgroundColor: 'currentColor',
    scale: '0 1',
    transition: motion('enter', 'scale'),
  },
  '&[aria-current]::after': { scale: '1' },
}));

/** Renders the bar at the top of every page: logo, tab buttons, login and menu (shell §2). */
export function TopBar({
  logo,
  tabs = [],
  tabsLabel,
  tabsOnPhones = false,
  login,
  publicPage = false,
  loggedIn = false,
  menu,
  children,
}: TopBarProps) {
  return (
    <Bar>
      <LogoLink {...logo} />
      {tabs.length > 0 ? (
        <Tabs aria-label={tabsLabel} data-phones={tabsOnPhones || undefined}>
          {tabs.map(({ label, href, icon, current }) => (
            <Tab key={href} href={href} aria-current={current ? 'page' : undefined}>
              {icon}
              <span>{label}</span>
            </Tab>
          ))}
        </Tabs>
      ) : null}
      <span style={{ flex: 1 }} />
      {children}
      {login && publicPage && !loggedIn ? (
        <ButtonLink href={login.href} variant="outlined" color="inherit">
          {login.label}
        </ButtonLink>
      ) : null}
      {menu ? (
        <IconButton label={menu.label} aria-haspopup="dialog" aria-expanded={menu.open} onClick={menu.onOpen}>
          <MenuIcon />
        </IconButton>
      ) : null}
    </Bar>
  );
}

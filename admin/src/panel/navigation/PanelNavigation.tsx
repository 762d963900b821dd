import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCanAccessCallback } from '@realmkit/admin-kit';
import { Link, LinkTabs, type NavigationTab, token } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { opensPanel } from '../../access/panelAccess.ts';
import { openAreas } from './areas.ts';

const Side = styled('nav')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: theme.spacing(10),
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.spacing(0.25) },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    paddingBlock: theme.spacing(0.5),
    paddingInline: theme.spacing(1.5),
    lineHeight: token('font.lineHeight.compact'),
    borderRadius: token('radius.control'),
    color: token('color.text.muted'),
    fontWeight: token('font.weight.medium'),
    textDecoration: 'none',
  },
  '& a:hover': { color: token('color.text.default'), backgroundColor: token('color.action.hover') },
  '& a[aria-current]': { color: token('color.action.onSelected'), backgroundColor: token('color.action.selected') },
}));

const home = '/controlpanel';

/** Renders the navigation of the panel's areas that the user may open: a sidebar on wide screens, else a scrolling row. */
export function PanelNavigation() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const permits = useCanAccessCallback();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const user = useUserContext();
  const label = t(($) => $.navigation.title);
  const isWithin = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  const links: readonly NavigationTab[] = [
    { href: home, label: t(($) => $.navigation.home), current: pathname === home },
    ...openAreas(permits).map(({ path }) => {
      const href = `${home}/${path}`;
      return { href, label: t(($) => $.navigation.areas[path]), current: isWithin(href) };
    }),
  ];
  if (!opensPanel(user)) return null;
  if (!wide) return <LinkTabs label={label} tabs={links} />;
  return (
    <Side aria-label={label}>
      <ul>
        {links.map(({ href, label: name, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Side>
  );
}

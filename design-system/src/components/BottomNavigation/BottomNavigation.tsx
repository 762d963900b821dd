import { styled } from '@mui/material/styles';
import { Link } from '../../link/Link.tsx';
import { token } from '../../tokens/token.ts';
import type { NavigationTab } from '../TopBar/NavigationTab.ts';

interface BottomNavigationProps {
  /** The accessible name of the navigation. */
  label: string;
  items: readonly NavigationTab[];
}

const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: token('color.surface.raised'),
  borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  [theme.breakpoints.up('sm')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Items = styled('ul')({ display: 'flex', listStyle: 'none', margin: 0, padding: 0, '& > li': { flex: '1 1 0', minWidth: 0 } });

const Item = styled(Link)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.025'),
  minHeight: token('size.bottomBar'),
  padding: token('space.050'),
  color: token('color.text.muted'),
  fontSize: token('font.size.caption'),
  fontWeight: token('font.weight.medium'),
  lineHeight: token('font.lineHeight.heading'),
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'auto',
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '&[aria-current]': { color: token('color.action.primary'), boxShadow: `inset 0 ${token('border.marker')} 0 currentColor` },
  '& > span': { maxWidth: '100%' },
});

/** Renders the bar of links at the bottom of small screens (shell §2); wider screens show the same links in the top bar. */
export function BottomNavigation({ label, items }: BottomNavigationProps) {
  return (
    <Bar aria-label={label}>
      <Items>
        {items.map((item) => (
          <li key={item.href}>
            <Item href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.icon}
              <span>{item.label}</span>
            </Item>
          </li>
        ))}
      </Items>
    </Bar>
  );
}

import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../announcer/AnnouncerProvider.tsx';
import { tabStyle } from '../../components/Tabs/tabStyle.ts';
import type { NavigationTab } from '../../components/TopBar/NavigationTab.ts';
import { Link } from '../../link/Link.tsx';
import { token } from '../../tokens/token.ts';

interface LinkTabsProps {
  label: string;
  tabs: readonly NavigationTab[];
}

const Navigation = styled('nav')({
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  '& ul': { display: 'flex', listStyle: 'none', margin: 0, padding: 0, width: 'max-content', minWidth: '100%' },
});

const Tab = styled(Link)({ ...tabStyle, textDecoration: 'none', whiteSpace: 'nowrap' });

/** Renders tabs as links, each with its own URL; on narrow screens they scroll the current one into view. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  const say = useAnnounce();
  const said = useRef(current);
  useEffect(() => {
    if (said.current === current) return;
    said.current = current;
    // The focus stays on the pressed tab, which reads nothing again.
    const tab = list.current?.querySelector('[aria-current]');
    if (tab === document.activeElement) say(tab?.textContent ?? '');
  }, [current, say]);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Navigation aria-label={label}>
      <ul ref={list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Tab href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.icon}
              {tab.label}
            </Tab>
          </li>
        ))}
      </ul>
    </Navigation>
  );
}

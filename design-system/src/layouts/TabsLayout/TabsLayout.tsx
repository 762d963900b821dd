import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { NavigationTab } from '../../components/TopBar/NavigationTab.ts';
import { ControlPanelLayout, type ControlPanelLayoutProps } from '../ControlPanelLayout/ControlPanelLayout.tsx';
import { LinkTabs } from './LinkTabs.tsx';

/** The props of a page with tabs that have their own URLs. */
export interface TabsLayoutProps extends ControlPanelLayoutProps {
  /** The page's heading. */
  title: string;
  tabs: readonly NavigationTab[];
  /** The accessible name of the tabs. */
  tabsLabel: string;
  /** Controls beside the heading. */
  actions?: ReactNode;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBlockEnd: theme.spacing(2),
}));

const Content = styled('div')(({ theme }) => ({ paddingBlockStart: theme.spacing(3) }));

/** Renders the layout of the beta management: heading and tabs within the control panel (shell §2, admin §2). */
export function TabsLayout({ title, tabs, tabsLabel, actions, children, ...frame }: TabsLayoutProps) {
  return (
    <ControlPanelLayout {...frame}>
      <Head>
        <Typography variant="h1">{title}</Typography>
        {actions}
      </Head>
      <LinkTabs label={tabsLabel} tabs={tabs} />
      <Content>{children}</Content>
    </ControlPanelLayout>
  );
}

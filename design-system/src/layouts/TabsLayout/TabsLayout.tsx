import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
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

const Content = styled('div')(({ theme }) => ({ paddingBlockStart: theme.spacing(3) }));

/** Renders the layout of the beta management: heading and tabs within the control panel (shell §2, admin §2). */
export function TabsLayout({ title, tabs, tabsLabel, actions, children, ...frame }: TabsLayoutProps) {
  return (
    <ControlPanelLayout {...frame}>
      <PageHeader title={title} actions={actions} />
      <LinkTabs label={tabsLabel} tabs={tabs} />
      <Content>{children}</Content>
    </ControlPanelLayout>
  );
}

import type { LogoTarget } from '../../components/LogoLink/LogoLink.tsx';
import type { TopBarProps } from '../../components/TopBar/TopBar.tsx';
import { DefaultLayout, type FrameProps } from '../DefaultLayout/DefaultLayout.tsx';

/** The control panel's frame; where the logo leads is fixed. */
export interface ControlPanelLayoutProps extends Omit<FrameProps, 'topBar'> {
  topBar: Omit<TopBarProps, 'logo'> & { logo: Omit<LogoTarget, 'href'> };
}

/** The layout of the control panel: its logo links to /controlpanel (shell §2, admin §2). */
export function ControlPanelLayout({ topBar, ...frame }: ControlPanelLayoutProps) {
  return <DefaultLayout {...frame} topBar={{ ...topBar, logo: { ...topBar.logo, href: '/controlpanel' } }} />;
}

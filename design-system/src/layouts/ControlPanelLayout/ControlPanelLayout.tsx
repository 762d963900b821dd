import type { LogoTarget } from '../../components/LogoLink/LogoLink.tsx';
import type { TopBarProps } from '../../components/TopBar/TopBar.tsx';
import { DefaultLayout, type FrameProps } from '../DefaultLayout/DefaultLayout.tsx';

/** The props of the control panel's layout; the target of the logo is fixed. */
export interface ControlPanelLayoutProps extends Omit<FrameProps, 'topBar'> {
  topBar: Omit<TopBarProps, 'logo'> & { logo: Omit<LogoTarget, 'href'> };
}

/** Renders the layout of the control panel, whose logo links to /controlpanel (shell §2, admin §2). */
export function ControlPanelLayout({ topBar, ...frame }: ControlPanelLayoutProps) {
  return <DefaultLayout {...frame} topBar={{ ...topBar, logo: { ...topBar.logo, href: '/controlpanel' } }} />;
}

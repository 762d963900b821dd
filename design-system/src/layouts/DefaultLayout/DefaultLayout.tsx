import { styled, type Theme } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { BottomNavigation } from '../../components/BottomNavigation/BottomNavigation.tsx';
import { TopBar, type TopBarProps } from '../../components/TopBar/TopBar.tsx';
import { token } from '../../tokens/token.ts';
import { SkipLink } from './SkipLink.tsx';

/** What every layout with a top bar has in common. */
export interface FrameProps {
  topBar: TopBarProps;
  /** The text of the link that leads past the bars. */
  skipLabel: string;
  /** Bars above everything, such as the impersonation bar. */
  banner?: ReactNode;
  footer?: ReactNode;
  /** How wide the content may grow: for pages of things, for pages of text, or without a bound. */
  width?: 'content' | 'reading' | 'full';
  children: ReactNode;
}

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** Where a phone has the bar at its foot: only what stands between the bars scrolls, so that they never lie over anything. */
const betweenBars = ({ breakpoints }: Theme) => `@media screen and (max-width: ${breakpoints.values.sm - 0.05}px) and (min-height: 20rem)`;

const FrameWithBar = styled(Frame)(({ theme }) => ({ [betweenBars(theme)]: { height: '100dvh' } }));

const Between = styled('div')(({ theme }) => ({
  display: 'contents',
  [betweenBars(theme)]: { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, overflowY: 'auto' },
}));

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  marginInline: 'auto',
  padding: theme.spacing(3, 2, 5),
  outline: 0,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4, 3, 6) },
}));

const Footer = styled('footer')(({ theme }) => ({
  padding: theme.spacing(2),
  borderBlockStart: `1px solid ${token('color.border.divider')}`,
  fontSize: token('font.size.caption'),
  color: token('color.text.muted'),
  textAlign: 'center',
  '@media print': { display: 'none' },
}));

/** The default layout: bars, content, foot; on small screens the tab buttons stand at the bottom. */
export function DefaultLayout({ topBar, skipLabel, banner, footer, width = 'content', children }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  const { tabs = [], tabsLabel } = topBar;
  const content = (
    <>
      <Main id="main" ref={main} tabIndex={-1} style={{ maxWidth: width === 'full' ? 'none' : token(`size.${width}`) }}>
        {children}
      </Main>
      {footer ? <Footer>{footer}</Footer> : null}
    </>
  );
  const head = (
    <>
      <SkipLink label={skipLabel} target={main} />
      {banner}
      <TopBar {...topBar} />
    </>
  );
  if (tabs.length === 0)
    return (
      <Frame>
        {head}
        {content}
      </Frame>
    );
  return (
    <FrameWithBar>
      {head}
      <Between>{content}</Between>
      <BottomNavigation label={tabsLabel ?? ''} items={tabs} />
    </FrameWithBar>
  );
}

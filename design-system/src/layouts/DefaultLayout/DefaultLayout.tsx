import { styled, type Theme } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { BottomNavigation } from '../../components/BottomNavigation/BottomNavigation.tsx';
import type { NavigationTab } from '../../components/TopBar/NavigationTab.ts';
import { TopBar, type TopBarProps } from '../../components/TopBar/TopBar.tsx';
import { safeGutter } from '../../theme/safeGutter.ts';
import { token } from '../../tokens/token.ts';
import { SkipLinks } from './SkipLinks.tsx';

/** The props that all layouts with a top bar share. */
export interface FrameProps {
  topBar: TopBarProps;
  /** The texts of the links that skip to the content, and to its search. */
  skipLabel: string;
  skipToSearchLabel: string;
  /** Bars above the page, such as the impersonation bar. */
  banner?: ReactNode;
  footer?: ReactNode;
  /** A `nav` of the app's areas: beside the page on wide screens, else above it. It is outside of `main`, so that the skip link leads past it. */
  navigation?: ReactNode;
  /** The links at the bottom of phones; the tab buttons of the top bar unless given. A single one stays in the top bar. */
  bottomTabs?: readonly NavigationTab[] | undefined;
  /** The maximum width of the content: for lists, for text, or unlimited. */
  width?: 'content' | 'reading' | 'full';
  children: ReactNode;
}

/** Returns the media query of phones with a bottom bar: only the part between the bars scrolls, so that they never cover content. */
const betweenBars = ({ breakpoints }: Theme) => `@media screen and (max-width: ${breakpoints.values.sm - 0.05}px) and (min-height: 20rem)`;

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  [betweenBars(theme)]: { '&[data-bottom-bar]': { height: '100dvh' } },
}));

const Between = styled('div')(({ theme }) => ({
  display: 'contents',
  [betweenBars(theme)]: {
    '[data-bottom-bar] > &': {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      scrollPaddingBlockStart: '3.5rem',
    },
  },
}));

/** The space around a page. */
const pagePadding = (theme: Theme) => ({
  padding: `${theme.spacing(3)} ${safeGutter(theme.spacing(2))} ${theme.spacing(5)}`,
  [theme.breakpoints.up('sm')]: { padding: `${theme.spacing(4)} ${safeGutter(theme.spacing(3))} ${theme.spacing(6)}` },
});

const Main = styled('main')(({ theme }) => ({ flex: 1, width: '100%', marginInline: 'auto', outline: 0, ...pagePadding(theme) }));

/** Tables use the full width of a desktop screen; on very wide screens the width is limited for text and forms. */
const Body = styled('div')(({ theme }) => ({
  display: 'contents',
  '&:has(> nav)': {
    ...pagePadding(theme),
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2.5, 4),
    alignItems: 'start',
    alignContent: 'start',
    width: '100%',
    maxWidth: `calc(90rem + 2 * ${theme.spacing(3)})`,
    marginInline: 'auto',
    '& > main': { padding: 0 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    '@media print': { display: 'block', '& > nav': { display: 'none' } },
  },
}));

const Footer = styled('footer')(({ theme }) => ({
  padding: `${theme.spacing(2)} ${safeGutter(theme.spacing(2))}`,
  borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
  fontSize: token('font.size.caption'),
  color: token('color.text.muted'),
  textAlign: 'center',
  '@media print': { display: 'none' },
}));

/** Renders the default layout: bars, content and footer; on small screens the tab buttons are at the bottom. */
export function DefaultLayout({
  topBar,
  skipLabel,
  skipToSearchLabel,
  banner,
  footer,
  navigation,
  bottomTabs,
  width = 'content',
  children,
}: FrameProps) {
  const main = useRef<HTMLElement>(null);
  const { tabs = [], tabsLabel } = topBar;
  const atBottom = bottomTabs ?? (tabs.length > 1 ? tabs : []);
  const hasBar = atBottom.length > 0;
  // One tree with and without a bar: a page that learns that it has none keeps its content, with the focus and what was typed.
  return (
    <Frame data-bottom-bar={hasBar || undefined}>
      <SkipLinks label={skipLabel} searchLabel={skipToSearchLabel} target={main} />
      {banner}
      <TopBar {...topBar} tabsOnPhones={!hasBar} />
      <Between data-page-scroller="">
        <Body>
          {navigation}
          <Main id="main" ref={main} tabIndex={-1} style={{ maxWidth: width === 'full' ? 'none' : token(`size.${width}`) }}>
            {children}
          </Main>
        </Body>
        {footer ? <Footer>{footer}</Footer> : null}
      </Between>
      {hasBar ? <BottomNavigation label={tabsLabel ?? ''} items={atBottom} /> : null}
    </Frame>
  );
}

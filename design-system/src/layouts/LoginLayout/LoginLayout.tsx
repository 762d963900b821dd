import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LogoLink, type LogoTarget } from '../../components/LogoLink/LogoLink.tsx';
import { focusRingOnBar } from '../../theme/focusRing.ts';
import { safeGutter } from '../../theme/safeGutter.ts';
import { heroType } from '../../theme/typography.ts';
import { token } from '../../tokens/token.ts';
import { LoginScene, stripHeight } from './LoginScene.tsx';

/** The props of the layout of sign-in pages; the texts are translated. */
export interface LoginLayoutProps {
  logo: LogoTarget;
  /** The page's heading. */
  title: string;
  /** A welcome text beside the form. */
  motto?: string;
  /** The choices of language and scheme, below the form. */
  choices?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(20rem, 5fr) 7fr' },
}));

const BrandSide = styled('header')(({ theme }) => ({
  ...focusRingOnBar,
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  // The scene is a strip below the bar, or beside the motto on a tablet.
  minHeight: `calc(${token('size.topBar')} + ${stripHeight})`,
  paddingInline: safeGutter(theme.spacing(2)),
  backgroundColor: token('color.surface.bar'),
  color: token('color.text.onBar'),
  '& > a': {
    alignSelf: 'flex-start',
    marginBlock: `calc((${token('size.topBar')} - ${token('size.target')}) / 2)`,
    zIndex: token('zIndex.raised'),
  },
  '& > p': { display: 'none' },
  [theme.breakpoints.up('sm')]: {
    minHeight: `calc(${token('size.topBar')} + 140px)`,
    paddingInline: safeGutter(theme.spacing(4)),
    '& > p': { display: 'block', position: 'relative', maxWidth: '45%', margin: 0, ...heroType, textWrap: 'balance' },
  },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(2),
    minHeight: 'auto',
    padding: `${theme.spacing(4)} ${safeGutter(theme.spacing(5))}`,
    '& > p': { maxWidth: '18em', paddingBlockStart: theme.spacing(2) },
  },
}));

const FormSide = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: `${theme.spacing(4)} ${safeGutter(theme.spacing(2))} ${theme.spacing(3)}`,
  [theme.breakpoints.up('sm')]: { padding: `${theme.spacing(6)} ${safeGutter(theme.spacing(4))} ${theme.spacing(4)}` },
  '& > *': { width: '100%', maxWidth: '26rem', marginInline: 'auto' },
  '& > main': { display: 'grid', gap: theme.spacing(3), marginBlock: 'auto' },
  '& > footer': { fontSize: token('font.size.caption'), color: token('color.text.muted') },
}));

/** Renders the layout of sign-in pages: the brand beside the form, or above it on narrow screens (shell §2). */
export function LoginLayout({ logo, title, motto, choices, footer, children }: LoginLayoutProps) {
  return (
    <Frame>
      <BrandSide>
        <LogoLink {...logo} size="1.5rem" />
        {motto ? <p>{motto}</p> : null}
        <LoginScene />
      </BrandSide>
      <FormSide>
        <main>
          <Typography variant="h1">{title}</Typography>
          {children}
        </main>
        {choices ? <div>{choices}</div> : null}
        {footer ? <footer>{footer}</footer> : null}
      </FormSide>
    </Frame>
  );
}

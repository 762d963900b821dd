import { type ReactNode, use, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { OpenRouteContext } from '../../guard/OpenRouteContext.ts';
import { useSession } from '../../react/useSession.ts';
import { signInHref } from '../../session/signIn/signInHref.ts';
import { ActingBar } from '../acting/ActingBar.tsx';
import { LegalLinks } from '../legal/LegalLinks.tsx';
import { LazyMenu } from './LazyMenu.tsx';
import { OfflineHint } from './OfflineHint.tsx';

/** The props that every layout of the shell passes to the design system's. */
export interface Frame {
  readonly topBar: {
    readonly logo: { readonly href: string; readonly label: string };
    readonly login: { readonly label: string; readonly href: string };
    readonly publicPage: boolean;
    readonly loggedIn: boolean;
    readonly menu: { readonly label: string; readonly open: boolean; readonly onOpen: () => void };
  };
  readonly skipLabel: string;
  readonly skipToSearchLabel: string;
  readonly banner: ReactNode;
  readonly footer: ReactNode;
  /** Rendered beside the layout. */
  readonly menu: ReactNode;
}

/** Returns the top bar, the menu and the hints of this page for a layout (shell §2). */
export function useFrame(logoLink: string): Frame {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const publicPage = use(OpenRouteContext);
  const session = useSession();
  const [open, setOpen] = useState(false);
  return {
    topBar: {
      logo: { href: logoLink, label: t(($) => $.navigation.home) },
      login: { label: t(($) => $.menu.logIn), href: signInHref(pathname + search) },
      publicPage,
      // A visitor whose session is still loading gets no login button.
      loggedIn: session.status !== 'anonymous',
      menu: { label: t(($) => $.menu.open), open, onOpen: () => setOpen(true) },
    },
    skipLabel: t(($) => $.skipToContent),
    skipToSearchLabel: t(($) => $.skipToSearch),
    banner: (
      <>
        <ActingBar />
        <OfflineHint />
      </>
    ),
    footer: <LegalLinks />,
    menu: <LazyMenu open={open} onClose={useCallback(() => setOpen(false), [])} />,
  };
}

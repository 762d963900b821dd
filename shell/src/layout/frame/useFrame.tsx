import { type ReactNode, use, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { OpenRouteContext } from '../../guard/OpenRouteContext.ts';
import { signInAddress } from '../../session/signIn/signInAddress.ts';
import { useSession } from '../../session/useSession.ts';
import { ActingBar } from '../acting/ActingBar.tsx';
import { LegalLinks } from '../legal/LegalLinks.tsx';
import { LazyMenu } from './LazyMenu.tsx';
import { OfflineHint } from './OfflineHint.tsx';

/** What every wired layout hands to the design system's. */
export interface Frame {
  readonly topBar: {
    readonly logo: { readonly href: string; readonly label: string };
    readonly login: { readonly label: string; readonly href: string };
    readonly publicPage: boolean;
    readonly loggedIn: boolean;
    readonly menu: { readonly label: string; readonly open: boolean; readonly onOpen: () => void };
  };
  readonly skipLabel: string;
  readonly banner: ReactNode;
  readonly footer: ReactNode;
  /** Goes beside the layout. */
  readonly menu: ReactNode;
}

/** The top bar, the menu and the hints of this page, for the layout to put in their places (shell §2). */
export function useFrame(logoLink: string): Frame {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const publicPage = use(OpenRouteContext);
  const session = useSession();
  const [open, setOpen] = useState(false);
  return {
    topBar: {
      logo: { href: logoLink, label: t(($) => $.navigation.home) },
      login: { label: t(($) => $.menu.logIn), href: signInAddress(pathname + search) },
      publicPage,
      // Whoever may turn out to be signed in is not asked to log in.
      loggedIn: session.status !== 'anonymous',
      menu: { label: t(($) => $.menu.open), open, onOpen: () => setOpen(true) },
    },
    skipLabel: t(($) => $.skipToContent),
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

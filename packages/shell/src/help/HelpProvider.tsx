import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useShell } from '../context/ShellContext.ts';
import { visitStorage } from '../storage/pageStorage.ts';
import { offersHelp } from './offersHelp.ts';

const storageKey = 'realmkit-help-consent';

/** The help widget of this environment and the visitor's consent to it. */
export interface Help {
  /** The URL of the third party's widget; undefined if there is none for this country or host. */
  readonly url: string | undefined;
  readonly allowed: boolean;
  readonly allow: (allowed: boolean) => void;
}

const HelpContext = createContext<Help | undefined>(undefined);

/** Provides the visitor's consent to the help widget, which is valid for one URL. */
export function HelpProvider({
  hostname = window.location.hostname,
  children,
}: {
  readonly hostname?: string;
  readonly children: ReactNode;
}) {
  const { configuration, realm } = useShell();
  const configured = configuration.links.helpWidget;
  const url = offersHelp({ url: configured, realm, hostname }) ? configured : undefined;
  const [allowed, setAllowed] = useState(() => url !== undefined && visitStorage.getItem(storageKey) === url);
  const help = useMemo<Help>(
    () => ({
      url,
      allowed,
      allow: (next) => {
        setAllowed(next);
        if (next && url !== undefined) visitStorage.setItem(storageKey, url);
        else visitStorage.removeItem(storageKey);
      },
    }),
    [url, allowed],
  );
  return <HelpContext value={help}>{children}</HelpContext>;
}

/** Returns the help widget and the consent to it. */
export function useHelp(): Help {
  const help = use(HelpContext);
  if (!help) throw new Error('useHelp outside of a HelpProvider');
  return help;
}

import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useShell } from '../boot/ShellContext.ts';
import { visitStorage } from '../storage/pageStorage.ts';
import { offersHelp } from './helpWidget.ts';

const storageKey = 'realmkit-help-consent';

/** The help widget of this environment, and whether the visitor allows it. */
export interface Help {
  /** The widget's page at the third party; undefined where there is none for this country or host. */
  readonly address: string | undefined;
  readonly allowed: boolean;
  readonly allow: (allowed: boolean) => void;
}

const HelpContext = createContext<Help | undefined>(undefined);

/** Holds the visitor's consent to the help widget: it is given to one address, and another one asks again. */
export function HelpProvider({
  hostname = window.location.hostname,
  children,
}: {
  readonly hostname?: string;
  readonly children: ReactNode;
}) {
  const { configuration, realm } = useShell();
  const configured = configuration.links.helpWidget;
  const address = offersHelp({ address: configured, realm, hostname }) ? configured : undefined;
  const [allowed, setAllowed] = useState(() => address !== undefined && visitStorage.getItem(storageKey) === address);
  const help = useMemo<Help>(
    () => ({
      address,
      allowed,
      allow: (next) => {
        setAllowed(next);
        if (next && address !== undefined) visitStorage.setItem(storageKey, address);
        else visitStorage.removeItem(storageKey);
      },
    }),
    [address, allowed],
  );
  return <HelpContext value={help}>{children}</HelpContext>;
}

/** The help widget and the consent to it. */
export function useHelp(): Help {
  const help = use(HelpContext);
  if (!help) throw new Error('useHelp outside of a HelpProvider');
  return help;
}

import { useLocation } from 'react-router';
import { lazyPart } from '../boot/lazyPart.tsx';
import { useShell } from '../boot/ShellContext.ts';
import { useHelp } from './HelpProvider.tsx';
import { mayShowHelp } from './offersHelp.ts';

const HelpChat = lazyPart(async () => (await import('./HelpChat.tsx')).HelpChat);

/** Renders the help widget if the visitor consents. */
export function HelpWidget() {
  const { realm } = useShell();
  const { url, allowed } = useHelp();
  const { pathname } = useLocation();
  if (url === undefined || !allowed) return null;
  // The provider has checked the host already.
  return mayShowHelp({ url, realm, hostname: '', path: pathname }) ? <HelpChat url={url} /> : null;
}

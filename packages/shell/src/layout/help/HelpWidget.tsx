import { useLocation } from 'react-router';
import { useShell } from '../../context/ShellContext.ts';
import { useHelp } from '../../help/HelpProvider.tsx';
import { mayShowHelp } from '../../help/offersHelp.ts';
import { lazyPart } from '../lazyPart.tsx';

const HelpChat = lazyPart(async () => (await import('../../help/HelpChat.tsx')).HelpChat);

/** Renders the help widget if the visitor consents. */
export function HelpWidget() {
  const { realm } = useShell();
  const { url, allowed } = useHelp();
  const { pathname } = useLocation();
  if (url === undefined || !allowed) return null;
  // The provider has checked the host already.
  return mayShowHelp({ url, realm, hostname: '', path: pathname }) ? <HelpChat url={url} /> : null;
}

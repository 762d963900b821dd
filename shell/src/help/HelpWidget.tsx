import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useShell } from '../boot/ShellContext.ts';
import { useHelp } from './HelpProvider.tsx';
import { mayShowHelp } from './helpWidget.ts';

const Chat = styled('details')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: `calc(${token('size.bottomBar')} + ${theme.spacing(2)})`,
  insetInlineEnd: theme.spacing(2),
  zIndex: theme.zIndex.appBar,
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  border: `1px solid ${token('color.border.control')}`,
  borderRadius: theme.shape.borderRadius,
  '& > summary': { padding: theme.spacing(1, 2), cursor: 'pointer', minHeight: token('size.target') },
  '& > iframe': { display: 'block', border: 0, width: 'min(22rem, 100vw - 2rem)', height: 'min(30rem, 60dvh)' },
  '@media print': { display: 'none' },
}));

/**
 * The help widget, once the visitor allows it. It lives in a frame without an origin: it cannot read this origin's tokens or storage, and is
 * not told which page it stands on.
 */
export function HelpWidget() {
  const { t } = useTranslation('shell');
  const { realm } = useShell();
  const { address, allowed } = useHelp();
  const { pathname } = useLocation();
  if (address === undefined || !allowed) return null;
  // The provider has looked at the host already.
  if (!mayShowHelp({ address, realm, hostname: '', path: pathname })) return null;
  return (
    <Chat>
      <summary>{t(($) => $.help.title)}</summary>
      <iframe
        title={t(($) => $.help.title)}
        src={address}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </Chat>
  );
}

import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

const Chat = styled('details')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: `calc(${token('size.bottomBar')} + ${theme.spacing(2)})`,
  insetInlineEnd: theme.spacing(2),
  zIndex: theme.zIndex.appBar,
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: theme.shape.borderRadius,
  '& > summary': { padding: theme.spacing(1, 2), cursor: 'pointer', minHeight: token('size.target') },
  '& > iframe': { display: 'block', border: 0, width: 'min(22rem, 100vw - 2rem)', height: 'min(30rem, 60dvh)' },
  '@media print': { display: 'none' },
}));

/** Renders the help widget. Its sandboxed frame has no origin and no referrer: it cannot read this origin's tokens or storage, and does not know the current page. */
export function HelpChat({ url }: { readonly url: string }) {
  const { t } = useTranslation('shell');
  return (
    <Chat>
      <summary>{t(($) => $.help.title)}</summary>
      <iframe title={t(($) => $.help.title)} src={url} sandbox="allow-scripts allow-forms" referrerPolicy="no-referrer" loading="lazy" />
    </Chat>
  );
}

import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { IconButton, token } from '@realmkit/design-system';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** A heading with a button to close, and below it what scrolls. */
export const panelColumn = {
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: token('color.surface.page'),
  color: token('color.text.default'),
  '& > header': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.5rem',
    paddingInline: `${token('space.200')} ${token('space.100')}`,
  },
  '& > header > h2': { flex: 1, margin: 0, paddingBlock: token('space.100'), fontSize: token('font.size.h3') },
  '& > div': { flex: 1, minHeight: 0, overflowY: 'auto' },
  '& a': { color: token('color.text.link') },
} as const;
const Root = styled('aside')({
  ...panelColumn,
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 4,
  outline: 0,
  borderInlineStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
});

/** Shows the heading of the panel, with its button to close. */
export function PanelHeader({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('reader');
  return (
    <header>
      <h2>{t(($) => $.submissions.title)}</h2>
      <IconButton label={t(($) => $.close)} onClick={onClose}>
        <CloseIcon aria-hidden />
      </IconButton>
    </header>
  );
}

interface PanelFrameProps {
  readonly ref?: Ref<HTMLElement>;
  /** The share of the width, in percent (reader §2). */
  readonly share: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows the panel beside the book, around its content. */
export function PanelFrame({ ref, share, onClose, children }: PanelFrameProps) {
  const { t } = useTranslation('reader');
  return (
    <Root ref={ref} tabIndex={-1} aria-label={t(($) => $.submissions.title)} style={{ width: `${share}%` }} data-submissions-panel={share}>
      <PanelHeader onClose={onClose} />
      {children}
    </Root>
  );
}

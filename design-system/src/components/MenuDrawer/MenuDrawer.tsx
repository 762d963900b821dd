import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { safeGutter } from '../../theme/safeGutter.ts';
import { motion } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { ModalPanel } from '../ModalPanel/ModalPanel.tsx';
import { type MenuEntry, MenuItem } from './MenuItem.tsx';

/** The props of the menu drawer; the caller decides about the entries (shell §2). */
export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  entries: readonly MenuEntry[];
  /** The signed-in user, above the entries. */
  person?: ReactNode;
  /** The choices of language and of light or dark scheme. */
  language?: ReactNode;
  scheme?: ReactNode;
  /** The version label, such as '1.0.0' (shell §9). */
  version: string;
}

const Panel = styled(ModalPanel)({
  insetBlock: 0,
  insetInline: 'auto 0',
  width: 'min(22rem, 100vw - 3rem)',
  height: '100dvh',
  maxHeight: 'none',
  '--rk-from': token('motion.emphasised.distance'),
  '[dir=rtl] &': { '--rk-from': `calc(-1 * ${token('motion.emphasised.distance')})` },
  transform: 'translateX(var(--rk-from))',
  '&[open]': { transition: `${motion('enter', 'opacity')},${motion('emphasised', 'transform')}` },
  '@starting-style': { '&[open]': { transform: 'translateX(var(--rk-from))' } },
});

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `0 ${safeGutter(theme.spacing(1.5))} max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: token('size.topBar'),
  paddingInlineStart: theme.spacing(1.5),
  '& h2': { ...theme.typography.h3, margin: 0 },
}));

const Entries = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBlockStart: 'auto',
  padding: `${theme.spacing(3)} ${theme.spacing(1.5)} ${theme.spacing(1)}`,
}));

const Version = styled('p')(({ theme }) => ({
  margin: 0,
  paddingInline: theme.spacing(1.5),
  fontSize: token('font.size.caption'),
  color: token('color.text.muted'),
}));

/** Renders the menu that slides in from the end of the line: entries, choices and the version (shell §2). */
export function MenuDrawer({ open, onClose, title, closeLabel, entries, person, language, scheme, version }: MenuDrawerProps) {
  const titleId = useId();
  return (
    <Panel open={open} onClose={onClose} aria-labelledby={titleId}>
      <Column>
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        {person}
        <Entries>
          {entries.map((entry) => (
            <li key={entry.id}>
              <MenuItem {...entry} onChosen={onClose} />
            </li>
          ))}
        </Entries>
        <Choices>
          {language}
          {scheme}
        </Choices>
        <Version>{version}</Version>
      </Column>
    </Panel>
  );
}

import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { createElement, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../reader/ReaderState.ts';
import type { NoteNode } from '../../section/noteContent.ts';
import { ModalWindow } from './ModalWindow.tsx';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: token('space.150') });

const Content = styled('div')({
  marginBlock: `${token('space.100')} ${token('space.200')}`,
  '& :not(* + *)': { marginBlockStart: 0 },
  '& a': { color: token('color.text.link') },
});

/** Renders the content of a note; a press on a link is given to `onLink`. */
function render(content: readonly NoteNode[], onLink: (href: string) => void): ReactNode[] {
  return content.map((node, index) => {
    if (typeof node === 'string') return node;
    const { name, href, lang, dir, children } = node;
    const onClick = (event: MouseEvent) => {
      event.preventDefault();
      if (href) onLink(href);
    };
    return createElement(
      name,
      { key: index, lang, dir, ...(href && { href, onClick }) },
      // An element without content, as `br`, has no children.
      ...(children.length > 0 ? [render(children, onLink)] : []),
    );
  });
}

interface NoteDialogProps {
  readonly note: Note;
  /** The language of the book, BCP 47. */
  readonly lang: string | undefined;
  readonly onLink: (href: string) => void;
  readonly onClose: (goes: boolean) => void;
}

/** Shows a note in a dialog above its page. */
export function NoteDialog({ note, lang, onLink, onClose }: NoteDialogProps) {
  const { t } = useTranslation('reader');
  return (
    <ModalWindow title={t(($) => $.note.title)} onClose={() => onClose(false)}>
      <Content lang={lang}>{render(note.content, onLink)}</Content>
      <Buttons>
        <Button onClick={() => onClose(true)}>{t(($) => $.note.show)}</Button>
        <Button variant="contained" onClick={() => onClose(false)}>
          {t(($) => $.close)}
        </Button>
      </Buttons>
    </ModalWindow>
  );
}

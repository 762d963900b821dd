import { styled } from '@mui/material/styles';
import { Button } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { Note } from '../reader/ReaderState.ts';
import { ModalWindow } from './ModalWindow.tsx';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '0.75rem' });

interface NoteDialogProps {
  readonly note: Note;
  /** The language of the book, BCP 47. */
  readonly lang: string | undefined;
  readonly onClose: (goes: boolean) => void;
}

/** Shows a note in a dialog above its page. */
export function NoteDialog({ note, lang, onClose }: NoteDialogProps) {
  const { t } = useTranslation('reader');
  return (
    <ModalWindow title={t(($) => $.note.title)} onClose={() => onClose(false)}>
      <p lang={lang}>{note.text}</p>
      <Buttons>
        <Button onClick={() => onClose(true)}>{t(($) => $.note.show)}</Button>
        <Button variant="contained" onClick={() => onClose(false)}>
          {t(($) => $.close)}
        </Button>
      </Buttons>
    </ModalWindow>
  );
}

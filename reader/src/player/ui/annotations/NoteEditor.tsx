import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { Button, ConfirmDialog, Radio, token, visuallyHidden } from '@realmkit/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Annotation } from '../../annotations/Annotation.ts';
import { colourOf, highlightColours, longestNote, noteOf, quoteOf, withColour, withNote } from '../../annotations/annotationOf.ts';
import { useLeaveGuard } from '../../submissions/useLeaveGuard.ts';
import { ModalWindow } from '../dialogs/ModalWindow.tsx';
import { ColourDot, useColourNames } from './colours.ts';

const Quote = styled('blockquote')({
  margin: `0 0 ${token('space.150')}`,
  paddingInlineStart: token('space.150'),
  borderInlineStart: `${token('border.marker')} solid ${token('color.border.divider')}`,
  color: token('color.text.muted'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});
const Writing = styled('textarea')({
  width: '100%',
  minHeight: 'min(9rem, 30dvh)',
  padding: token('space.150'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  font: 'inherit',
  resize: 'vertical',
});
const Colours = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: `${token('space.100')} 0 ${token('space.150')}`,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontSize: token('font.size.caption') },
});
const Swatch = styled(Radio)({
  display: 'grid',
  placeItems: 'center',
  width: token('size.target'),
  height: token('size.target'),
  borderRadius: token('radius.round'),
});
const WritingLabel = styled('label')({ display: 'block', marginBlockEnd: token('space.100'), fontSize: token('font.size.caption') });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: token('space.150') });

interface NoteEditorProps {
  readonly annotation: Annotation;
  /** The language of the book, BCP 47. */
  readonly lang: string | undefined;
  readonly onSave: (annotation: Annotation) => void;
  readonly onClose: () => void;
}

/** Shows the dialog for the note and the colour of an annotation; it asks before changes are discarded. */
export function NoteEditor({ annotation, lang, onSave, onClose }: NoteEditorProps) {
  const { t } = useTranslation('reader');
  const names = useColourNames();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState(noteOf(annotation));
  const [colour, setColour] = useState(colourOf(annotation));
  const guard = useLeaveGuard();
  const { setIsUnsaved } = guard;
  const isChanged = note.trim() !== noteOf(annotation) || colour !== colourOf(annotation);
  useEffect(() => setIsUnsaved(isChanged), [isChanged, setIsUnsaved]);
  useEffect(() => {
    const { length } = field.current?.value ?? '';
    field.current?.focus();
    field.current?.setSelectionRange(length, length);
  }, []);
  const save = () => {
    onSave(withNote(colour === colourOf(annotation) ? annotation : withColour(annotation, colour), note));
    onClose();
  };
  return (
    <ModalWindow title={t(($) => $.annotations.note)} onClose={() => guard.leave(onClose)}>
      <Quote lang={lang}>
        <bdi>{quoteOf(annotation)}</bdi>
      </Quote>
      <WritingLabel htmlFor={id}>{t(($) => $.annotations.yourNote)}</WritingLabel>
      <Writing
        ref={field}
        id={id}
        value={note}
        maxLength={longestNote}
        dir="auto"
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      <Colours>
        <legend>{t(($) => $.annotations.colour)}</legend>
        {highlightColours.map((one) => (
          <Swatch
            key={one}
            drawn
            title={names[one]}
            name={`${id}colour`}
            value={one}
            checked={one === colour}
            onChange={() => setColour(one)}
          >
            <ColourDot data-colour={one}>{one === colour ? <CheckIcon aria-hidden /> : null}</ColourDot>
            <span style={visuallyHidden}>{names[one]}</span>
          </Swatch>
        ))}
      </Colours>
      <Buttons>
        <Button onClick={() => guard.leave(onClose)}>{t(($) => $.annotations.cancel)}</Button>
        <Button variant="contained" onClick={save}>
          {t(($) => $.annotations.save)}
        </Button>
      </Buttons>
      <ConfirmDialog
        open={guard.isAsking}
        title={t(($) => $.annotations.discardTitle)}
        cancelLabel={t(($) => $.annotations.keepWriting)}
        confirmLabel={t(($) => $.annotations.discard)}
        destructive
        cancelFilled
        onCancel={guard.stay}
        onConfirm={guard.confirm}
      />
    </ModalWindow>
  );
}

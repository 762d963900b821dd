import DeleteIcon from '@mui/icons-material/Delete';
import NoteIcon from '@mui/icons-material/EditNote';
import { styled } from '@mui/material/styles';
import { IconButton, token, visuallyHidden } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { Annotation } from '../../annotations/Annotation.ts';
import { colourOf, noteOf, quoteOf } from '../../annotations/annotationOf.ts';
import { useColourNames } from './colours.ts';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'start',
  borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  '& > :last-child': { display: 'flex', flex: 'none' },
});

const Passage = styled('button')({
  flex: 1,
  display: 'grid',
  gap: token('space.050'),
  minWidth: 0,
  minHeight: token('size.target'),
  margin: 0,
  marginBlock: token('space.100'),
  padding: `0 ${token('space.150')}`,
  border: 0,
  borderInlineStart: '0.375rem solid',
  background: 'none',
  color: token('color.text.default'),
  font: 'inherit',
  lineHeight: token('font.lineHeight.compact'),
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: token('color.action.hover') },
  '&:disabled': { cursor: 'default' },
  '&[data-colour=yellow]': { borderInlineStartColor: token('color.reader.highlight.yellow') },
  '&[data-colour=green]': { borderInlineStartColor: token('color.reader.highlight.green') },
  '&[data-colour=blue]': { borderInlineStartColor: token('color.reader.highlight.blue') },
  '&[data-colour=pink]': { borderInlineStartColor: token('color.reader.highlight.pink') },
  '& > span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 5, overflow: 'hidden' },
  '& > [data-note]': { fontWeight: token('font.weight.medium'), whiteSpace: 'pre-wrap' },
  '& > small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
});

/** The first words of a quote, which name its buttons. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).replace(/\s+\S*$/, '')}…` : text);

interface AnnotationRowProps {
  readonly annotation: Annotation;
  /** The title of its chapter; undefined if the book names none. */
  readonly chapter: string | undefined;
  /** True if this edition does not have the text. */
  readonly isMissing: boolean;
  /** The language of the book, BCP 47. */
  readonly lang: string | undefined;
  readonly locale: string;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
  /** Undefined where annotations cannot be changed. */
  readonly onRemove: (() => void) | undefined;
}

/** Shows a highlight in a list: it leads to its place, and can be edited and deleted. */
export function AnnotationRow({ annotation, chapter, isMissing, lang, locale, onChoose, onEdit, onRemove }: AnnotationRowProps) {
  const { t } = useTranslation('reader');
  const names = useColourNames();
  const colour = colourOf(annotation);
  const quote = quoteOf(annotation);
  const note = noteOf(annotation);
  const made = new Date(annotation.created);
  const date = Number.isNaN(made.getTime()) ? undefined : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(made);
  const place = isMissing ? t(($) => $.annotations.missing) : chapter;
  return (
    <Row>
      <Passage type="button" data-annotation="" data-colour={colour} disabled={isMissing} onClick={onChoose}>
        <span style={visuallyHidden}>{`${names[colour]}: `}</span>
        <span lang={lang}>
          <bdi>{quote}</bdi>
        </span>
        {note ? (
          <span data-note="" dir="auto">
            {note}
          </span>
        ) : null}
        <small>{[place, date].filter(Boolean).join(' · ')}</small>
      </Passage>
      {onRemove ? (
        <div>
          <IconButton label={t(($) => $.annotations.editOf, { quote: shortened(quote) })} onClick={onEdit}>
            <NoteIcon aria-hidden />
          </IconButton>
          <IconButton label={t(($) => $.annotations.removeOf, { quote: shortened(quote) })} onClick={onRemove}>
            <DeleteIcon aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </Row>
  );
}

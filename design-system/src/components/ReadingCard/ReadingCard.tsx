import LaterIcon from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Link } from '../../link/Link.tsx';
import { focusRing } from '../../theme/focusRing.ts';
import { liftOnHover } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';
import { BookCover, type BookCoverProps } from '../BookCover/BookCover.tsx';
import { readingCardHeight } from './readingCardHeight.ts';

/** The props of the card of a book that is being read. */
export interface ReadingCardProps extends BookCoverProps {
  /** The URL at which one goes on. */
  href: string;
  /** The language of title, author and chapter, undefined where it is the page's (WCAG 3.1.2). */
  lang?: string | undefined;
  chapter?: string | undefined;
  /** How far the book is read, as text; of a book that cannot be opened it says why, and belongs to the name of the link. */
  note?: ReactNode;
  /** How far the book is read, 0 to 100; left out if nobody knows. */
  percentage?: number | undefined;
}

const Card = styled('article')({
  ...liftOnHover,
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: token('space.200'),
  minHeight: readingCardHeight,
  height: '100%',
  padding: token('space.150'),
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  '& > span': { alignSelf: 'start' },
  '& > div': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& h3': {
    margin: 0,
    fontSize: token('font.size.body'),
    fontWeight: token('font.weight.strong'),
    lineHeight: token('font.lineHeight.compact'),
  },
  '& h3 a': { color: token('color.text.default'), textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover h3 a': { textDecoration: 'underline' },
  // The whole card is pressed, so the ring is around all of it; browsers without :has() keep it around the title.
  '&:has(h3 a:focus-visible)': focusRing,
  '&:has(a) h3 a:focus-visible': { outline: 0 },
  '& p': { margin: `${token('space.025')} 0 0`, color: token('color.text.muted'), fontSize: token('font.size.caption') },
  '& p > svg': { marginInlineEnd: token('space.050'), fontSize: token('size.icon.inline'), verticalAlign: 'text-bottom' },
  '& p[data-note]': { marginBlockStart: 'auto', paddingBlockStart: token('space.100'), color: token('color.text.default') },
});

/** The text beside it says the same. */
const Track = styled('span')({
  display: 'block',
  height: '0.375rem',
  marginBlockStart: token('space.050'),
  borderRadius: token('radius.round'),
  overflow: 'hidden',
  backgroundColor: token('color.surface.sunken'),
  '& > span': { display: 'block', height: '100%', borderRadius: 'inherit', backgroundColor: token('color.action.primary') },
  '@media (forced-colors: active)': {
    border: `${token('border.thin')} solid CanvasText`,
    '& > span': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
});

/** Renders a book that is being read: its cover, how far one is, and its title as the link that goes on. */
export function ReadingCard({ href, lang, chapter, note, percentage, unavailable = false, ...cover }: ReadingCardProps) {
  const id = useId();
  const noteId = `${id}note`;
  return (
    <Card>
      <BookCover {...cover} unavailable={unavailable} />
      <div>
        <h3 lang={lang}>
          <Link id={id} href={href} aria-labelledby={unavailable ? `${id} ${noteId}` : undefined}>
            {cover.title}
          </Link>
        </h3>
        {cover.author ? <p lang={lang}>{cover.author}</p> : null}
        {chapter ? <p lang={lang}>{chapter}</p> : null}
        {note ? (
          <p id={noteId} data-note="">
            {unavailable ? <LaterIcon aria-hidden /> : null}
            {note}
          </p>
        ) : null}
        {percentage === undefined ? null : (
          <Track aria-hidden>
            <span style={{ width: `${percentage}%` }} />
          </Track>
        )}
      </div>
    </Card>
  );
}

import LaterIcon from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Link } from '../../link/Link.tsx';
import { focusRing } from '../../theme/focusRing.ts';
import { motion } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';
import { BookCover, type BookCoverProps } from '../BookCover/BookCover.tsx';

/** The props of a book card. */
export interface BookCardProps extends BookCoverProps {
  /** The URL of the book's page. */
  href: string;
  /** The language of title and author, undefined where it is the page's (WCAG 3.1.2). */
  lang?: string | undefined;
  /** The heading level of the title. */
  headingLevel?: 2 | 3;
  /** A note below title and author, such as the reading progress; of a book that cannot be opened it says why, and belongs to the name of the link. */
  note?: ReactNode;
  /** Controls beside the link, such as removing the book from the shelf. */
  actions?: ReactNode;
}

const Card = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: token('space.150'),
  minWidth: 0,
  '& h2, & h3': {
    margin: 0,
    fontSize: token('font.size.body'),
    fontWeight: token('font.weight.medium'),
    lineHeight: token('font.lineHeight.compact'),
  },
  '& :is(h2, h3) a': { color: token('color.text.default'), textDecoration: 'none' },
  '& :is(h2, h3) a::after': { content: '""', position: 'absolute', inset: 0 },
  // The whole card is pressed, so the ring is around all of it; browsers without :has() keep it around the title.
  '&:has(:is(h2, h3) a:focus-visible)': { ...focusRing, borderRadius: token('radius.control') },
  '&:has(a) :is(h2, h3) a:focus-visible': { outline: 0 },
  '&:hover :is(h2, h3) a': { textDecoration: 'underline' },
  '& > span': { transition: motion('press', 'translate') },
  '@media (hover: hover)': { '&:hover > span': { translate: `0 calc(-1 * ${token('motion.press.distance')})` } },
  '&:active > span': { translate: '0' },
  '& p > svg': { marginInlineEnd: token('space.050'), fontSize: token('size.icon.inline'), verticalAlign: 'text-bottom' },
  '& p': { margin: `${token('space.025')} 0 0`, color: token('color.text.muted'), fontSize: token('font.size.caption') },
});

const Foot = styled('div')({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: token('space.050') });
const Actions = styled('div')({ position: 'relative', flex: 'none', marginBlockStart: `calc(-1 * ${token('space.100')})` });

/** Renders a book: its cover, and its title as a link to its page. */
export function BookCard({ href, lang, headingLevel = 3, note, unavailable = false, actions, ...cover }: BookCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const id = useId();
  const noteId = `${id}note`;
  return (
    <Card>
      <BookCover {...cover} unavailable={unavailable} />
      <Foot>
        <div>
          <Heading lang={lang}>
            <Link id={id} href={href} aria-labelledby={unavailable ? `${id} ${noteId}` : undefined}>
              {cover.title}
            </Link>
          </Heading>
          {cover.author ? <p lang={lang}>{cover.author}</p> : null}
          {note ? (
            <p id={noteId}>
              {unavailable ? <LaterIcon aria-hidden /> : null}
              {note}
            </p>
          ) : null}
        </div>
        {actions ? <Actions>{actions}</Actions> : null}
      </Foot>
    </Card>
  );
}

import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/Delete';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

/** A bookmark of a book. */
export interface BookmarkEntry {
  id: string;
  name: string;
  /** The place as text, such as "page 12". */
  place?: string;
}

/** The bookmarks of one book. */
export interface BookmarkListProps {
  label: string;
  /** Sorted by place (reader §4, Bookmarks). */
  bookmarks: readonly BookmarkEntry[];
  empty: { title: string; description?: string };
  onChoose: (id: string) => void;
  /** Omitted where bookmarks cannot be changed. */
  remove?: { label: (name: string) => string; onRemove: (id: string) => void };
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, outline: 0 });

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: token('space.050'),
  borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
});

const Name = styled('button')({
  flex: 1,
  display: 'grid',
  gap: token('space.025'),
  minWidth: 0,
  minHeight: token('size.target'),
  alignContent: 'center',
  margin: 0,
  padding: `${token('space.100')} ${token('space.150')}`,
  border: 0,
  borderRadius: `calc(${token('radius.control')} / 2)`,
  background: 'none',
  color: token('color.text.default'),
  font: 'inherit',
  lineHeight: token('font.lineHeight.compact'),
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '&:hover': { backgroundColor: token('color.action.hover') },
  '& > small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
});

/** Renders the bookmarks of a book: each links to its place and can be removed; the focus then moves to the next one. */
export function BookmarkList({ label, bookmarks, empty, onChoose, remove }: BookmarkListProps) {
  const root = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);

  useEffect(() => {
    if (removedAt.current === undefined) return;
    const names = root.current?.querySelectorAll<HTMLElement>('[data-bookmark]') ?? [];
    const next = names[Math.min(removedAt.current, bookmarks.length - 1)];
    removedAt.current = undefined;
    (next ?? root.current)?.focus();
  }, [bookmarks]);

  return (
    <div ref={root} tabIndex={-1} style={{ outline: 0 }}>
      {bookmarks.length > 0 ? (
        <List aria-label={label}>
          {bookmarks.map(({ id, name, place }, index) => (
            <Row key={id}>
              <Name type="button" data-bookmark="" onClick={() => onChoose(id)}>
                <span>
                  <bdi>{name}</bdi>
                </span>
                {place ? <small>{place}</small> : null}
              </Name>
              {remove ? (
                <IconButton
                  label={remove.label(name)}
                  onClick={() => {
                    removedAt.current = index;
                    remove.onRemove(id);
                  }}
                >
                  <DeleteIcon aria-hidden />
                </IconButton>
              ) : null}
            </Row>
          ))}
        </List>
      ) : (
        <EmptyState icon={<BookmarkIcon />} {...empty} />
      )}
    </div>
  );
}

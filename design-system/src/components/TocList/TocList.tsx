import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { token } from '../../tokens/token.ts';

/** A chapter or part of a book. */
export interface TocEntry {
  /** Unique within the book, such as the href of the place. */
  id: string;
  label: string;
  children?: readonly TocEntry[];
}

/** The props of a book's table of contents. */
export interface TocListProps {
  label: string;
  entries: readonly TocEntry[];
  /** The id of the current entry. */
  current?: string | undefined;
  /** The language and direction of the book, which may differ from the page's. */
  lang?: string;
  /** The text for a book without a table of contents. */
  emptyText: string;
  onChoose: (id: string) => void;
}

const Root = styled('nav')({
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& ol ol': { paddingInlineStart: token('space.250') },
  // Books with thousands of entries open fast: distant entries are laid out when they come near.
  '& > div > ol > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 2.75rem' },
});

const Entry = styled('button')({
  display: 'block',
  width: '100%',
  minHeight: token('size.target'),
  margin: 0,
  padding: `${token('space.100')} ${token('space.150')}`,
  border: 0,
  borderInlineStart: `${token('border.marker')} solid transparent`,
  borderRadius: `calc(${token('radius.control')} / 2)`,
  background: 'none',
  color: token('color.text.default'),
  font: 'inherit',
  lineHeight: token('font.lineHeight.compact'),
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '&:hover': { backgroundColor: token('color.action.hover') },
  '&[aria-current]': {
    borderInlineStartColor: token('color.action.primary'),
    backgroundColor: token('color.action.selected'),
    color: token('color.action.onSelected'),
    fontWeight: token('font.weight.medium'),
  },
  // Forced colours show transparent borders, too.
  '@media (forced-colors: active)': {
    '&:not([aria-current])': { borderInlineStartColor: 'Canvas' },
    '&[aria-current]': { textDecoration: 'underline' },
  },
});

const Empty = styled('p')({ margin: 0, padding: token('space.150'), color: token('color.text.muted') });

function Entries({ entries, current, onChoose }: Pick<TocListProps, 'entries' | 'current' | 'onChoose'>) {
  return (
    <ol>
      {entries.map(({ id, label, children = [] }) => (
        <li key={id}>
          <Entry type="button" aria-current={id === current ? 'location' : undefined} onClick={() => onChoose(id)}>
            <bdi>{label}</bdi>
          </Entry>
          {children.length > 0 ? <Entries entries={children} current={current} onChoose={onChoose} /> : null}
        </li>
      ))}
    </ol>
  );
}

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Scrolls the nearest scroll container as little as needed, and never the page. */
function bringIntoView(element: Element): void {
  let around = element.parentElement;
  while (around && !scrolls(around)) around = around.parentElement;
  if (!around || around === document.scrollingElement || around === document.body) return;
  const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
  if (inner.top < outer.top) around.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) around.scrollTop += inner.bottom - outer.bottom;
}

/** Renders a book's table of contents and scrolls the current entry into view. */
export function TocList({ label, entries, current, lang, emptyText, onChoose }: TocListProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = current === undefined ? null : root.current?.querySelector('[aria-current]');
    if (entry) bringIntoView(entry);
  }, [current]);
  return (
    <Root ref={root} aria-label={label}>
      {entries.length > 0 ? (
        <div lang={lang}>
          <Entries entries={entries} current={current} onChoose={onChoose} />
        </div>
      ) : (
        <Empty>{emptyText}</Empty>
      )}
    </Root>
  );
}

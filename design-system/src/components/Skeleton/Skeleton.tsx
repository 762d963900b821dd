import { styled, type Theme } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';
import { rowColumns } from '../CardRow/rowColumns.ts';
import { readingCardHeight } from '../ReadingCard/readingCardHeight.ts';
import { shelfColumns, shelfRowGap } from '../ShelfGrid/ShelfGrid.tsx';
import { Block } from './Block.ts';

const Rows = styled('div')({ display: 'grid', gap: token('space.150') });
/** The greatest number of books in a row of the widest page. */
const mostInRow = 8;

// Whole rows only, as many as fit: what is beyond them has no height.
const Shelf = styled('div')({
  ...shelfColumns,
  gridAutoRows: 0,
  overflow: 'hidden',
  '& > div': { overflow: 'hidden', paddingBlockEnd: shelfRowGap },
});

const Covers = styled('div')({ ...rowColumns('covers'), overflow: 'hidden' });
const Cards = styled('div')({ ...rowColumns('cards'), overflow: 'hidden', '& > span': { height: readingCardHeight } });

const Line = styled(Block)({ height: '1rem', marginBlockStart: token('space.150'), '& + &': { width: '60%' } });

/** The columns of a book's page: its cover, above or beside what is said of it. */
export const bookColumns = (theme: Theme) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > div:first-of-type': { maxWidth: '12rem' },
  '& > div:last-of-type': { display: 'grid', gap: theme.spacing(2.5), alignContent: 'start', justifyItems: 'start', minWidth: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(10rem, 20rem) 1fr',
    gap: theme.spacing(5),
    '& > div:first-of-type': { maxWidth: 'none' },
  },
});

const Book = styled('div')(({ theme }) => bookColumns(theme));

interface SkeletonProps {
  /** The loading content, for screen readers. */
  label: string;
  /** `covers` and `cards` are rows of them. */
  shape: 'rows' | 'shelf' | 'book' | 'covers' | 'cards';
  /** The number of rows; 2 for a shelf. */
  count?: number;
}

const outlineOfBook = (
  <>
    <Block style={{ aspectRatio: '3 / 4' }} />
    <Line />
    <Line />
  </>
);

/** Renders the outline of rows, of a shelf, of a row of cards or of a book's page while they are loading. */
export function Skeleton({ label, shape, count = shape === 'rows' ? 8 : 2 }: SkeletonProps) {
  const outline = { role: 'status', 'aria-label': label, 'data-skeleton': '' };
  if (shape === 'book')
    return (
      <Book {...outline}>
        <div>
          <Block style={{ aspectRatio: '3 / 4' }} />
        </div>
        <div>
          <Block style={{ width: '40%', height: '1rem' }} />
          <Block style={{ width: '90%', height: '1rem' }} />
          <Block style={{ width: '8rem', height: '3.5rem' }} />
          <Block style={{ width: '60%', height: '10rem' }} />
        </div>
      </Book>
    );
  if (shape === 'cards')
    return (
      <Cards {...outline}>
        <Block />
        <Block />
        <Block />
      </Cards>
    );
  const numbers = Array.from(
    { length: shape === 'rows' ? count : shape === 'covers' ? mostInRow : count * mostInRow },
    (_, index) => index,
  );
  if (shape === 'rows')
    return (
      <Rows {...outline}>
        {numbers.map((number) => (
          <Block key={number} style={{ height: '3rem' }} />
        ))}
      </Rows>
    );
  const books = numbers.map((number) => <div key={number}>{outlineOfBook}</div>);
  if (shape === 'covers') return <Covers {...outline}>{books}</Covers>;
  return (
    <Shelf {...outline} style={{ gridTemplateRows: `repeat(${count}, auto)` }}>
      {books}
    </Shelf>
  );
}

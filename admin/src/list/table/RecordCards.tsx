import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { RaRecord } from 'ra-core';
import type { RecordListProps } from './RecordList.tsx';

interface RecordCardsProps<Item> extends RecordListProps<Item> {
  readonly rows: readonly Item[];
}

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: theme.spacing(1, 2, 1.5), borderBlockEnd: `1px solid ${token('color.border.divider')}` },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '7rem 1fr',
  gap: theme.spacing(0.5, 1.5),
  margin: 0,
  '& > div': { display: 'contents' },
  '& dt': { color: token('color.text.muted'), fontSize: token('font.size.caption'), lineHeight: '1.5rem' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** The rows of a list as cards, for screens that are too narrow for a table. */
export function RecordCards<Item extends RaRecord>({ columns, rows, label }: RecordCardsProps<Item>) {
  return (
    <Cards aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          {columns.map(({ field, naming, render }) => naming && <div key={field}>{render(row)}</div>)}
          <Facts>
            {columns.map(
              ({ field, naming, from, label: name, render }) =>
                !naming &&
                !from && (
                  <div key={field}>
                    <dt>{name}</dt>
                    <dd>{render(row)}</dd>
                  </div>
                ),
            )}
          </Facts>
        </li>
      ))}
    </Cards>
  );
}

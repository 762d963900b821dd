import { styled } from '@mui/material/styles';
import { DescriptionItem, DescriptionList, token } from '@realmkit/design-system';
import type { RaRecord } from 'ra-core';
import { useContext } from 'react';
import { RowCheckbox, SelectPage } from '../selection/RowCheckbox.tsx';
import { useSelection } from '../selection/SelectionContext.ts';
import { useRowWindow } from '../window/useRowWindow.ts';
import type { RecordListProps } from './RecordListProps.ts';
import { RowGroupContext } from './RowGroupContext.ts';

interface RecordCardsProps<Item> extends RecordListProps<Item> {
  readonly rows: readonly Item[];
}

/** The usual height of a card, in pixels. */
const cardHeight = 130;

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > [data-index]': { padding: theme.spacing(1, 2, 1.5), borderBlockEnd: `1px solid ${token('color.border.divider')}` },
  '& > [data-index] > strong': { display: 'block', color: token('color.text.muted') },
  '& > [data-index] > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
}));

const All = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInline: theme.spacing(2),
  borderBlockEnd: `1px solid ${token('color.border.divider')}`,
}));

/** Shows the rows of a list as cards, for screens that are too narrow for a table. A long list is virtualized. */
export function RecordCards<Item extends RaRecord>({ columns, rows, label }: RecordCardsProps<Item>) {
  const groupOf = useContext(RowGroupContext);
  const selection = useSelection();
  const { virtualItems, isVirtualized, bodyProps } = useRowWindow<HTMLUListElement>(rows.length, cardHeight);
  const naming = columns.find((column) => column.naming);
  const details = columns.filter((column) => !column.naming && !column.from);
  return (
    <>
      {selection ? (
        <All>
          <SelectPage />
        </All>
      ) : null}
      <Cards aria-label={label} {...bodyProps}>
        {virtualItems.map((item) => {
          if (item.kind === 'gap') return <li key={`gap ${item.from}`} aria-hidden style={{ height: item.height }} />;
          const row = rows[item.index];
          if (!row) return null;
          const before = rows[item.index - 1];
          const group = groupOf?.(row);
          const ariaPosition = isVirtualized ? { 'aria-setsize': rows.length, 'aria-posinset': item.index + 1 } : {};
          return (
            <li key={row.id} data-index={item.index} {...ariaPosition}>
              {group === undefined || (before && groupOf?.(before) === group) ? null : <strong>{group}</strong>}
              <div>
                <div>{naming?.render(row)}</div>
                <RowCheckbox id={row.id} name={naming?.text?.(row) ?? String(row.id)} />
              </div>
              <DescriptionList layout="compact">
                {details.map(({ field, label: name, render }) => (
                  <DescriptionItem key={field} name={name}>
                    {render(row)}
                  </DescriptionItem>
                ))}
              </DescriptionList>
            </li>
          );
        })}
      </Cards>
    </>
  );
}

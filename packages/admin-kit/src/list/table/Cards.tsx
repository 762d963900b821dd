import { styled } from '@mui/material/styles';
import { DescriptionItem, DescriptionList, token } from '@realmkit/design-system';
import { type RaRecord, RecordContextProvider, useDataTableConfigContext, useDataTableDataContext } from 'ra-core';
import { rowNameOf } from '../../listState/columns.ts';
import { useListView } from '../../listState/ListViewContext.ts';
import { bulkPageSize } from '../../provider/loadAllPages.ts';
import { CellContent } from './CellContent.tsx';
import { RowCheckbox, SelectPage } from './RowCheckbox.tsx';
import { headingBefore, type RowsProps } from './rowsProps.ts';
import { VirtualRows } from './VirtualRows.tsx';

/** The usual height of a card, in pixels. */
const cardHeight = 130;

const Frame = styled('div')(({ theme }) => ({
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li[data-index]': {
    padding: theme.spacing(1, 2, 1.5),
    borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
  '& li > strong': { display: 'block', color: token('color.text.muted') },
  '& li > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& > [data-all]': {
    display: 'flex',
    justifyContent: 'flex-end',
    paddingInline: theme.spacing(2),
    borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
}));

/** Shows the rows of a list as cards, for screens that are too narrow for a table. */
export function Cards({ columns, headings }: RowsProps) {
  const { title } = useListView();
  const { hasBulkActions } = useDataTableConfigContext();
  const rows = useDataTableDataContext<RaRecord>() ?? [];
  const heading = columns.find(({ rowHeader }) => rowHeader);
  const details = columns.filter(({ rowHeader, from }) => !rowHeader && !from);
  return (
    <Frame>
      {hasBulkActions ? (
        <div data-all>
          <SelectPage />
        </div>
      ) : null}
      <VirtualRows
        element="ul"
        label={title}
        rows={rows}
        estimatedHeight={cardHeight}
        gap={(key, height) => <li key={key} aria-hidden style={{ height }} />}
      >
        {(record, index, measured) => {
          const group = headingBefore(headings, index);
          const position = rows.length > bulkPageSize ? { 'aria-setsize': rows.length, 'aria-posinset': index + 1 } : {};
          return (
            <li key={record.id} ref={measured} data-index={index} {...position}>
              <RecordContextProvider value={record}>
                {group === undefined ? null : <strong>{group}</strong>}
                <div>
                  <div>{heading ? <CellContent column={heading} record={record} /> : null}</div>
                  {hasBulkActions ? <RowCheckbox id={record.id} name={rowNameOf(columns, record)} /> : null}
                </div>
                <DescriptionList layout="compact">
                  {details.map((column) => (
                    <DescriptionItem key={column.source} name={column.label}>
                      <CellContent column={column} record={record} />
                    </DescriptionItem>
                  ))}
                </DescriptionList>
              </RecordContextProvider>
            </li>
          );
        }}
      </VirtualRows>
    </Frame>
  );
}

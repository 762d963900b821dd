import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { type RaRecord, RecordContextProvider, useDataTableDataContext } from 'ra-core';
import { Children, memo, type ReactNode, useContext } from 'react';
import { useRowWindow } from '../window/useRowWindow.ts';
import { RowGroupContext } from './RowGroupContext.ts';

/** The height of a row of one line, in pixels. */
const rowHeight = 52;

const GroupHeading = styled('th')({
  backgroundColor: token('color.surface.sunken'),
  textAlign: 'start',
});

/** Renders the body of the table. A long list is virtualized; `aria-rowindex` gives screen readers the position of each row. */
export function RecordRows({ children }: { readonly children?: ReactNode }) {
  const rows = useDataTableDataContext<RaRecord>() ?? [];
  const groupOf = useContext(RowGroupContext);
  const { virtualItems, isVirtualized, bodyProps } = useRowWindow<HTMLTableSectionElement>(rows.length, rowHeight);
  const width = Children.count(children);
  return (
    <tbody {...bodyProps}>
      {virtualItems.map((item) => {
        if (item.kind === 'gap') {
          return (
            <tr key={`gap ${item.from}`} aria-hidden>
              <td colSpan={width} style={{ height: item.height, padding: 0, border: 0 }} />
            </tr>
          );
        }
        const { index } = item;
        const row = rows[index];
        if (!row) return null;
        const [group, before] = [groupOf?.(row), rows[index - 1]];
        const heading = before !== undefined && groupOf?.(before) === group ? undefined : group;
        return (
          <Row key={row.id} record={row} index={index} rowIndex={isVirtualized ? index + 2 : undefined} heading={heading} width={width}>
            {children}
          </Row>
        );
      })}
    </tbody>
  );
}

interface RowProps {
  readonly record: RaRecord;
  readonly index: number;
  /** Its position in the table; the head is the first row. */
  readonly rowIndex: number | undefined;
  /** The name of the group that starts with it. */
  readonly heading: string | undefined;
  readonly width: number;
  readonly children: ReactNode;
}

const Row = memo(function Row({ record, index, rowIndex, heading, width, children }: RowProps) {
  return (
    <RecordContextProvider value={record}>
      {heading === undefined ? null : (
        <tr data-index={index}>
          <GroupHeading colSpan={width} scope="colgroup">
            {heading}
          </GroupHeading>
        </tr>
      )}
      <tr data-index={index} aria-rowindex={rowIndex}>
        {children}
      </tr>
    </RecordContextProvider>
  );
});

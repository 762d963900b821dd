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

/** The body of the table. Of a long list only the rows around the screen are there; screen readers are told which ones they are. */
export function RecordRows({ children }: { readonly children?: ReactNode }) {
  const rows = useDataTableDataContext<RaRecord>() ?? [];
  const groupOf = useContext(RowGroupContext);
  const { pieces, isPart, bodyProps } = useRowWindow<HTMLTableSectionElement>(rows.length, rowHeight);
  const width = Children.count(children);
  return (
    <tbody {...bodyProps}>
      {pieces.map((piece) => {
        if (piece.kind === 'gap') {
          return (
            <tr key={`gap ${piece.from}`} aria-hidden>
              <td colSpan={width} style={{ height: piece.height, padding: 0, border: 0 }} />
            </tr>
          );
        }
        const { index } = piece;
        const row = rows[index];
        if (!row) return null;
        const [group, before] = [groupOf?.(row), rows[index - 1]];
        const heading = before !== undefined && groupOf?.(before) === group ? undefined : group;
        return (
          <Row key={row.id} record={row} index={index} rowIndex={isPart ? index + 2 : undefined} heading={heading} width={width}>
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
  /** Where it stands in the table, the head being the first row. */
  readonly rowIndex: number | undefined;
  /** The name of the group that begins with it. */
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

import { lazyPart } from '@realmkit/shell';
import type { RaRecord } from 'ra-core';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { bulkPageSize } from '../../provider/loadAllPages.ts';
import type { RowWindowProps } from './RowWindow.tsx';
import type { Measure } from './rowsProps.ts';

/** Most lists have one page: only a long one downloads the code that virtualizes it, while it is itself loading. */
export const LazyRowWindow = lazyPart(async () => (await import('./RowWindow.tsx')).RowWindow, {
  Waiting: ({ gap, rows, estimatedHeight }: RowWindowProps) => gap('all', rows.length * estimatedHeight),
});

interface VirtualRowsProps {
  readonly element: 'tbody' | 'ul';
  readonly rows: readonly RaRecord[];
  /** The height of a row that was never rendered, in pixels. */
  readonly estimatedHeight: number;
  /** Renders the place of rows that are not rendered. */
  readonly gap: (key: string, height: number) => ReactNode;
  /** Renders a row, whose element has its index in `data-index` and the ref. */
  readonly children: (record: RaRecord, index: number, measured?: Measure) => ReactNode;
  readonly label?: string | undefined;
}

const indexOf = (element: Element): number | undefined => {
  const text = element.closest('[data-index]')?.getAttribute('data-index');
  return text ? Number(text) : undefined;
};

/** Renders the rows of a list; of a list of more rows than a page of the service only those around the viewport, and the one that has the focus. */
export function VirtualRows({ element: Body, rows, estimatedHeight, gap, children, label }: VirtualRowsProps) {
  const body = useRef<HTMLElement | null>(null);
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const bodyProps = {
    'aria-label': label,
    onFocus: ({ target }: FocusEvent) => setFocusedIndex(indexOf(target)),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocusedIndex(undefined);
    },
  };
  return (
    <Body
      ref={(node: HTMLElement | null) => {
        body.current = node;
      }}
      {...(rows.length > bulkPageSize ? bodyProps : { 'aria-label': label })}
    >
      {rows.length > bulkPageSize ? (
        <LazyRowWindow body={body} rows={rows} estimatedHeight={estimatedHeight} focusedIndex={focusedIndex} gap={gap} row={children} />
      ) : (
        rows.map((row, index) => children(row, index))
      )}
    </Body>
  );
}
